import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { WarningList } from '#renderer/components/pane/warning-list.tsx';
import { formatNumber } from '#shared/formats/words/locale.ts';

/** What in a model differs from its file: one warning as a line, several as an expandable list. */
export function ModelWarnings({ warnings }: { readonly warnings: readonly string[] }) {
  const [first] = warnings;
  if (warnings.length === 1) {
    return (
      <PaneNote role="status">
        <WarningIcon aria-hidden color="warning" sx={{ fontSize: 18 }} />
        <Box sx={{ flex: 1, color: 'text.primary', overflowWrap: 'anywhere' }}>{first}</Box>
      </PaneNote>
    );
  }
  return (
    <WarningList
      summary={warnings.length === 0 ? '' : `${formatNumber(warnings.length)} things are not as the file says`}
      warnings={warnings.map((text) => ({ text }))}
      unlisted={0}
      onGoTo={undefined}
    />
  );
}
