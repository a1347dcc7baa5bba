import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TextOrFilePane } from '#renderer/components/pane/text-or-file-pane.tsx';
import type { TextOrFile } from '#renderer/state/inputs/use-text-or-file.ts';
import type { ToolError } from '#shared/result.ts';
import type { TextInputName } from '#tools/text-inputs.ts';

interface Props {
  readonly name: TextInputName;
  readonly title: string;
  readonly placeholder: string;
  readonly input: TextOrFile;
  readonly error?: ToolError | undefined;
  readonly options?: ReactNode;
}

/** One of the two texts of a screen. A file stays a file, so that its line endings and encoding can be reported. */
export function SourcePane(props: Props) {
  return (
    <Box data-history-input={props.name} sx={{ height: '100%', minHeight: 0 }}>
      {/* The screen itself distributes files that are left for it. */}
      <TextOrFilePane {...props} keepsFiles takesHandedFiles={false} fileNote=", read as it is, with its line ends." />
    </Box>
  );
}

/** The source to work on: the file in front of the text, or the text. */
export const sourceOf = ({ text, file }: TextOrFile): string | File => file ?? text;
