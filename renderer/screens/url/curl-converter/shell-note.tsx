import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import type { Conversion } from '#tools/url/curl-converter/convert-command.ts';
import { describeDialect, nameDialect } from '#tools/url/curl-converter/shells/describe-dialect.ts';
import type { ShellDialect } from '#tools/url/curl-converter/shells/detect-dialect.ts';

interface Props {
  readonly conversion: Conversion;
  /** The chosen shell; undefined if it is detected. */
  readonly chosen: ShellDialect | undefined;
  readonly onChoose: (shell: ShellDialect | undefined) => void;
}

/**
 * Says above the code, if the shell was chosen or is not obvious, for which one the command was read, and lets the user
 * have it read otherwise.
 */
export function ShellNote({ conversion: { dialect, tie }, chosen, onChoose }: Props) {
  if (chosen !== undefined) {
    return (
      <PaneNote role="status">
        <InfoIcon aria-hidden sx={{ fontSize: 18 }} />
        <Box sx={{ flex: '1 1 0', minWidth: 160 }}>Read as a command of {nameDialect(chosen)}, as you chose</Box>
        <Button size="small" onClick={() => onChoose(undefined)}>
          Guess the shell
        </Button>
      </PaneNote>
    );
  }
  const note = describeDialect(dialect);
  const other = tie?.other ?? (dialect === 'posix' ? undefined : 'posix');
  if (other === undefined) {
    return null;
  }
  return (
    <PaneNote role="status">
      {tie === undefined ? (
        <InfoIcon aria-hidden sx={{ fontSize: 18 }} />
      ) : (
        <WarningIcon aria-hidden color="warning" sx={{ fontSize: 18 }} />
      )}
      <Box sx={{ flex: '1 1 0', minWidth: 160 }}>
        {tie === undefined ? note : `${note ?? `Read as a command of ${nameDialect(dialect)}`}. ${tie.sign}.`}
      </Box>
      <Button size="small" onClick={() => onChoose(other)}>
        Read as {nameDialect(other)}
      </Button>
    </PaneNote>
  );
}
