import { useState } from 'react';
import { useTextInput } from '#renderer/state/text-inputs.ts';
import { type LineBreaks, lineBreaksOf } from './line-breaks.ts';

export interface Source {
  readonly value: string;
  /** The user changed the text in the editor, whose line breaks are LF. */
  readonly setTyped: (value: string) => void;
  /** A whole text came from elsewhere, with its own line breaks. */
  readonly setWhole: (value: string) => void;
  /** The line breaks that are encoded. */
  readonly lineBreaks: LineBreaks;
  readonly setLineBreaks: (lineBreaks: LineBreaks) => void;
  /** Whether the line breaks of the text are of several kinds, which an edit would make one. */
  readonly hasMixedBreaks: boolean;
  /** Whether the text will be there after the app closes. */
  readonly isKept: boolean;
}

/** What there is to encode or decode. An editor shows every line break as one, so how they are is kept beside it. */
export function useSource(): Source {
  const { value, setValue, isKept } = useTextInput('lastBase64EncoderValue');
  const [lineBreaks, setLineBreaks] = useState(() => lineBreaksOf(value));
  const [hasMixedBreaks, setHasMixedBreaks] = useState(lineBreaks === 'mixed');
  return {
    value,
    setTyped(next) {
      setValue(next);
      setHasMixedBreaks(false);
      if (lineBreaks === 'mixed') {
        setLineBreaks('lf');
      }
    },
    setWhole(next) {
      const found = lineBreaksOf(next);
      setValue(next);
      setLineBreaks(found);
      setHasMixedBreaks(found === 'mixed');
    },
    lineBreaks,
    setLineBreaks,
    hasMixedBreaks,
    isKept,
  };
}
