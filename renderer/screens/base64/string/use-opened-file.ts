import { useState } from 'react';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { describeFailure } from '#shared/describe-failure.ts';
import type { Direction } from '#shared/formats/direction.ts';
import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import type { ToolError } from '#shared/result.ts';
import { longestText } from '#shared/text-checks.ts';
import type { Base64StringTasks } from '#tools/base64/string/tasks.ts';

export interface OpenedFile {
  readonly open: (file: File) => void;
  /** Refuses text that is too large for the editor. */
  readonly refuse: (file: File) => void;
  readonly fail: (error: ToolError) => void;
  readonly forget: () => void;
  /** Why the file was not opened in the editor. */
  readonly error: ToolError | undefined;
  /** The refused file; the File tab would take it. */
  readonly refused: File | undefined;
}

/**
 * Opens files in the editor unchanged. Their exact bytes have to be encoded, so a file that is not text in the encoding
 * is refused.
 */
export function useOpenedFile(
  runner: TaskRunner<Base64StringTasks>,
  direction: Direction,
  encoding: TextEncodingName,
  onText: (text: string, fileName: string) => void,
): OpenedFile {
  const [state, setState] = useState<{ readonly error?: ToolError; readonly refused?: File }>({});

  const refuse = (file: File) =>
    setState({
      error: {
        code: 'too-large',
        message: `${file.name} is over ${formatByteLength(longestText)}: too large to edit here.`,
      },
      refused: file,
    });

  const open = async (file: File) => {
    if (file.size > longestText) {
      refuse(file);
      return;
    }
    const outcome = await runner.run('readFile', { file, direction, encoding }).catch((thrown: unknown) => {
      console.error(thrown);
      const error = describeFailure(thrown, () => void open(file));
      return { status: 'done', value: { ok: false, error } } as const;
    });
    if (outcome.status !== 'done') {
      return;
    }
    if (outcome.value.ok) {
      setState({});
      onText(outcome.value.value, file.name);
    } else {
      const { error } = outcome.value;
      setState({ error, ...(error.code === 'not-text' && { refused: file }) });
    }
  };

  return {
    open: (file) => void open(file),
    refuse,
    fail: (error) => setState({ error }),
    forget: () => setState({}),
    error: state.error,
    refused: state.refused,
  };
}
