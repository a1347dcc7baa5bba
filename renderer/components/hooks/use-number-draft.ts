import { useState } from 'react';

export interface NumberDraft {
  /** The text as typed, or the number if it was changed elsewhere. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isValid: boolean;
}

/**
 * A number that is being typed: only a valid number is passed on, and anything else stays in the field.
 * @param read returns undefined for anything but a number in range
 */
export function useNumberDraft(
  value: number,
  read: (text: string) => number | undefined,
  onChange: (value: number) => void,
): NumberDraft {
  const [typed, setTyped] = useState({ text: String(value), of: value });
  const text = typed.of === value ? typed.text : String(value);
  return {
    text,
    setText(next) {
      const number = read(next);
      setTyped({ text: next, of: number ?? value });
      if (number !== undefined) {
        onChange(number);
      }
    },
    isValid: read(text) !== undefined,
  };
}
