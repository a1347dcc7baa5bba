import { useMemo, useState } from 'react';
import { type TextInput, useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import type { ToolError } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import { readQrOptions } from '#tools/qr-code-generator/options/read-qr-options.ts';
import { type OptionName, setOption } from '#tools/qr-code-generator/options/set-option.ts';
import { defaultOptionsText, defaultSettings, type Settings } from '#tools/qr-code-generator/options/settings.ts';
import { qrCodeGenerator } from '#tools/qr-code-generator/tool.ts';

export interface OptionsInput {
  /** The text of the field. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly replace: TextInput['replace'];
  /** The last valid settings; the same object until something changes. */
  readonly settings: Settings;
  /** What is wrong with the text. */
  readonly error: ToolError | undefined;
  /** Whether the text is a JSON object, so that a control can change one option in it. */
  readonly canSet: boolean;
  readonly set: (name: OptionName, value: string | number | null) => void;
  /** Sets several options at once. */
  readonly setMany: (values: Partial<Record<OptionName, string | number | null>>) => void;
  readonly reset: () => void;
  /** How often the options were reset: fields with what was typed and not taken over begin anew with each. */
  readonly resets: number;
}

/**
 * The options as text and as settings. If nothing is stored, the defaults are shown; an emptied field stays empty and
 * stands for them.
 */
export function useOptions(): OptionsInput {
  const { value, setValue, replace } = useTextInput(qrCodeGenerator.inputs.options.name);
  const [isEmptied, setIsEmptied] = useState(false);
  const [resets, setResets] = useState(0);
  const read = useMemo(() => readQrOptions(value), [value]);
  const [settings, setSettings] = useState(defaultSettings);
  if (read.ok && settings !== read.value) {
    setSettings(read.value);
  }
  const canSet = useMemo(() => setOption(value, 'margin', 4) !== undefined, [value]);
  const setText = (text: string) => {
    setIsEmptied(isBlank(text));
    setValue(text);
  };
  const setMany: OptionsInput['setMany'] = (values) => {
    let changed: string | undefined = value;
    for (const [name, next] of Object.entries(values)) {
      changed = changed === undefined ? undefined : setOption(changed, name as OptionName, next);
    }
    if (changed !== undefined) {
      setText(changed);
    }
  };
  return {
    text: isBlank(value) && !isEmptied ? defaultOptionsText : value,
    setText,
    replace: (next, what) => {
      setIsEmptied(isBlank(next));
      replace(next, what);
    },
    settings: read.ok ? read.value : settings,
    error: read.ok ? undefined : read.error,
    canSet,
    set: (name, next) => setMany({ [name]: next }),
    setMany,
    reset() {
      setIsEmptied(false);
      setResets((before) => before + 1);
      replace('', 'Reset to the defaults', { isInSight: true });
    },
    resets,
  };
}
