import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHandedText } from '#renderer/state/inputs/handed-texts.ts';
import { replacedByPaste, type TextInput, useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import { useKeptWithText } from '#renderer/state/kept/kept-with-text.ts';
import type { Direction } from '#shared/formats/direction.ts';
import { type LineBreaks, lineBreaksOf } from '#tools/base64/string/line-breaks.ts';
import { base64String } from '#tools/base64/tool.ts';
import { type ChoicesOfText, choices } from './choices.ts';

type WholeOptions = Parameters<TextInput['replace']>[2] & { readonly direction?: Direction };

export interface Source {
  readonly value: string;
  /** Called when the user changed the text in the editor, whose line breaks are LF. */
  readonly setTyped: (value: string) => void;
  /**
   * Called when a whole text from elsewhere, with its own line breaks and possibly a direction, replaces the previous
   * one.
   */
  readonly setWhole: (value: string, what: string, options?: WholeOptions) => void;
  /** Whether the text is encoded or decoded. */
  readonly direction: Direction;
  readonly setDirection: (direction: Direction) => void;
  /** The line breaks that are encoded. */
  readonly lineBreaks: LineBreaks;
  readonly setLineBreaks: (lineBreaks: LineBreaks) => void;
  /** Whether the text mixes several kinds of line breaks, which an edit would make uniform. */
  readonly hasMixedBreaks: boolean;
}

const initial: ChoicesOfText = { direction: 'encode' };

/** The text to encode or decode, with its direction and its line breaks, which an editor cannot tell apart. */
export function useSource(): Source {
  const { value, setValue, replace } = useTextInput(base64String.inputs.text.name);
  const { texts } = choices.use();
  const ofText = useKeptWithText<ChoicesOfText>({
    list: texts,
    onChange: (list) => choices.change({ texts: list }),
    text: value,
    initial,
  });
  const chosen = ofText.value;
  const ownBreaks = useMemo(() => lineBreaksOf(value), [value]);
  const { lineBreaks = ownBreaks } = chosen;
  const setDirection = (direction: Direction) => ofText.choose({ ...chosen, direction });
  const named = useNamedDirection(setDirection);

  const setWhole: Source['setWhole'] = (next, what, { direction = chosen.direction, ...options } = {}) => {
    ofText.replace(next, { direction });
    replace(next, what, options);
  };
  useHandedText(({ text }) => setWhole(text, replacedByPaste, { direction: 'decode' }));

  return {
    value,
    setTyped(next) {
      // The editor has made all line breaks the same.
      ofText.retype(next, { ...chosen, lineBreaks: lineBreaks === 'mixed' ? 'lf' : lineBreaks });
      setValue(next);
    },
    setWhole,
    direction: named ?? chosen.direction,
    setDirection,
    lineBreaks,
    setLineBreaks: (next) => ofText.choose({ ...chosen, lineBreaks: next }),
    hasMixedBreaks: ownBreaks === 'mixed',
  };
}

/** The direction that a link may name. It then is a choice like any other, which the address does not restore later. */
function useNamedDirection(onNamed: (direction: Direction) => void): Direction | undefined {
  const [parameters, setParameters] = useSearchParams();
  const mode = parameters.get('mode');
  const named = mode === 'encode' || mode === 'decode' ? mode : undefined;
  const take = useEffectEvent((direction: Direction) => {
    onNamed(direction);
    setParameters({}, { replace: true });
  });
  useEffect(() => {
    if (named !== undefined) {
      take(named);
    }
  }, [named]);
  return named;
}
