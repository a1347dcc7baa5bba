import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import {
  type Comparison,
  comparedChanges,
  nameChanges,
} from '#renderer/screens/json/repair/diff-view/use-comparison.ts';
import type { Repair } from '#tools/json/repair/repair-json.ts';

interface Props {
  readonly repair: Repair;
  readonly comparison: Comparison;
  /** Whether the changes are visible, which then show their number themselves. */
  readonly isBesideChanges: boolean;
}

/** Describes the repair: whether only punctuation was corrected or a value was guessed, and what was done. */
export function RepairNote({ repair: { kind, notes }, comparison, isBesideChanges }: Props) {
  if (isBesideChanges && kind === 'punctuation' && notes.length === 0) {
    return null;
  }
  return (
    <PaneNote {...(isBesideChanges ? {} : { role: 'status' })}>
      {kind === 'guess' ? (
        <WarningIcon aria-hidden color="warning" sx={{ fontSize: 18 }} />
      ) : (
        <DoneIcon aria-hidden color="success" sx={{ fontSize: 18 }} />
      )}
      {describe(kind, comparison)}
      {notes.length > 0 && (
        <Box
          component="ul"
          tabIndex={0}
          aria-label="What the repair did"
          sx={{ flexBasis: '100%', m: 0, pl: 3.5, maxHeight: 120, overflowY: 'auto', overflowWrap: 'anywhere' }}
        >
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Box>
      )}
    </PaneNote>
  );
}

function describe(kind: Repair['kind'], comparison: Comparison): string {
  switch (kind) {
    case 'none':
      return 'Nothing to repair: this is valid JSON';
    case 'guess':
      return `${countChanges(comparison)}. Some repairs are guesses: check the changes.`;
    default:
      return countChanges(comparison);
  }
}

function countChanges(comparison: Comparison): string {
  switch (comparison.status) {
    case 'compared':
      return `Repaired with ${nameChanges(comparison.texts.changes.length)}`;
    case 'too-many':
      return `Repaired with more than ${nameChanges(comparedChanges)}`;
    default:
      return 'Repaired';
  }
}
