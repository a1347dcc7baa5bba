import { useMemo, useState } from 'react';
import { type TextInput, useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import type { Result } from '#shared/result.ts';
import {
  changeOption,
  defaultOptions,
  defaultParserOptionsText,
  type ParserOptions,
  type ReadParserOptions,
  readParserOptions,
} from '#tools/csv-parser/parse/parser-options.ts';
import { csvParser } from '#tools/csv-parser/tool.ts';

export interface ParserOptionsInput {
  /** The text of the field. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly replace: TextInput['replace'];
  /** The result of reading the text. */
  readonly read: Result<ReadParserOptions>;
  /** The last valid options, by which the rows are parsed. */
  readonly options: ParserOptions;
  /** Changes an option; works only if the text is valid. */
  readonly change: <Name extends keyof ParserOptions>(name: Name, value: ParserOptions[Name]) => void;
}

/** PapaParse's options as JSON, initially filled with the defaults. */
export function useParserOptions(): ParserOptionsInput {
  const { value, setValue, replace } = useTextInput(csvParser.inputs.options.name);
  // A field that the user has emptied stays empty until the next visit.
  const [isFilled, setIsFilled] = useState(value === '');
  const text = isFilled && value === '' ? defaultParserOptionsText : value;
  const read = useMemo(() => readParserOptions(text), [text]);
  const [options, setOptions] = useState(read.ok ? read.value.options : defaultOptions);
  // A change in white space must not parse a large file again.
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
