import { useMemo, useState } from 'react';
import { type TextInput, useTextInput } from '#renderer/state/text-inputs.ts';
import type { Result } from '#shared/result.ts';
import {
  changeOption,
  defaultOptions,
  defaultOptionsText,
  type ParserOptions,
  type ReadOptions,
  readOptions,
} from '#tools/csv-parser/parse/parser-options.ts';

export interface ParserOptionsInput {
  /** What the field shows. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly replace: TextInput['replace'];
  /** What is made of it now. */
  readonly read: Result<ReadOptions>;
  /** The last good ones, which the rows are parsed by. */
  readonly options: ParserOptions;
  /** Changes one; only where the text is good. */
  readonly change: <Name extends keyof ParserOptions>(name: Name, value: ParserOptions[Name]) => void;
}

/** PapaParse's options as JSON, filled with the defaults. */
export function useParserOptions(): ParserOptionsInput {
  const { value, setValue, replace } = useTextInput('lastCSVInputOptions');
  // Who has emptied the field finds it empty until the next visit.
  const [isFilled, setIsFilled] = useState(value === '');
  const text = isFilled && value === '' ? defaultOptionsText : value;
  const read = useMemo(() => readOptions(text), [text]);
  const [options, setOptions] = useState(read.ok ? read.value.options : defaultOptions);
  // Other spaces are no other options: a large file would be parsed again.
  if (read.ok && JSON.stringify(read.value.options) !== JSON.stringify(options)) {
    setOptions(read.value.options);
  }
  return {
    text,
    setText(next) {
      setIsFilled(false);
      setValue(next);
    },
    replace(next, what, options) {
      setIsFilled(false);
      replace(next, what, options);
    },
    read,
    options,
    change(name, changed) {
      if (read.ok) {
        setValue(changeOption(text, name, changed));
      }
    },
  };
}
