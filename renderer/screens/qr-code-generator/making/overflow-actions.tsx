import Button from '@mui/material/Button';
import type { ToolError } from '#shared/result.ts';
import type { Remedy } from '#tools/qr-code-generator/code/explain-overflow.ts';
import type { OptionsInput } from './use-options.ts';

interface Props {
  readonly error: ToolError & { readonly remedies?: readonly Remedy[] };
  readonly options: OptionsInput;
}

/** Buttons that make a text fit that is too long. */
export function OverflowActions({ error, options: { canSet, set } }: Props) {
  return error.remedies?.map((remedy) =>
    'level' in remedy ? (
      <Button
        key="level"
        size="small"
        disabled={!canSet}
        onClick={() => set('errorCorrectionLevel', remedy.level)}
      >{`Use level ${remedy.level}, where it fits`}</Button>
    ) : (
      <Button key="version" size="small" disabled={!canSet} onClick={() => set('version', null)}>
        Let the version grow
      </Button>
    ),
  );
}
