import { useState } from 'react';

export interface NumberDraft {
  /** As typed, or the number where that was changed elsewhere. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isValid: boolean;
}

/**
 * A number that is being typed: only what is one is taken over, and what is not stays in the field.
 * @param read gives undefined for what is not a number in range
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
