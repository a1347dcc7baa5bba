import { TextOrFilePane } from '#renderer/components/pane/text-or-file-pane.tsx';
import type { TextOrFile } from '#renderer/state/inputs/use-text-or-file.ts';
import type { NamedInput } from '#tools/text-inputs.ts';
import type { OperationScreen } from './use-operation-screen.ts';

interface Props {
  readonly named: NamedInput;
  readonly input: TextOrFile;
  readonly screen: OperationScreen;
}

/**
 * The input pane: the input can be typed, pasted, dropped or opened. If bytes are required, a file is read unchanged.
 */
export function InputPane({ named, input, screen: { description, inputError } }: Props) {
  const takesBytes = description && (description.takes === 'bytes' || description.takes === 'stream');
  return (
    <TextOrFilePane
      title={named.label ?? 'Input'}
      name={named.name}
      input={input}
      placeholder={named.placeholder ?? 'Type or paste, or drop a file'}
      keepsFiles={takesBytes}
      fileNote={takesBytes ? ', read as it is.' : ': too large to edit here, so it is read as a file.'}
      // Until the operation has been described, nobody knows whether a file is to stay one.
      takesHandedFiles={description !== undefined}
      error={inputError}
      wrap
    />
  );
}
