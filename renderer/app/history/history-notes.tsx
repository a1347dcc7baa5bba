import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { IconLine } from '#renderer/components/pane/icon-line.tsx';
import { longestEntry } from '#renderer/state/history/entry.ts';
import type { PresentOutcome } from '#renderer/state/history/restore-input.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { HistoryList } from './use-history-list.ts';

interface Props extends Pick<HistoryList, 'isLasting' | 'present' | 'hasFailed'> {
  readonly onClose: () => void;
}

/** Why the present text is not in the list; undefined if it is, or if there is nothing to keep. */
function explain(outcome: PresentOutcome, preferences: ReactNode): ReactNode | undefined {
  switch (outcome.kind) {
    case 'secret':
      return (
        <>
          The current text is not kept: it looks like {outcome.secret}. {preferences}
        </>
      );
    case 'off':
      return <>The history is switched off, so nothing new is added. {preferences}</>;
    case 'too-large':
      return `The current text is not kept: it has more than ${formatNumber(longestEntry)} characters.`;
    case 'file':
      return 'The file that is open is not kept: only texts are.';
    case 'full':
      return 'The current text is not kept: the browser has no room left. Clear what you do not need.';
    default:
      return undefined;
  }
}

/** Explains what is not kept. */
export function HistoryNotes({ isLasting, present, hasFailed, onClose }: Props) {
  const preferences = (
    <Link component={RouterLink} to="/preferences" onClick={onClose}>
      Preferences
    </Link>
  );
  // Each reason is given once, however many inputs it applies to.
  const byKind = new Map([...present.values()].map((outcome) => [outcome.kind, outcome]));
  return (
    <Typography
      component="div"
      variant="body2"
      role="status"
      sx={{ display: 'grid', gap: 1, px: 2, '&:empty': { p: 0 } }}
    >
      {hasFailed && (
        <IconLine severity="error">
          The history could not be read. Close this list and open it again, or reload the page.
        </IconLine>
      )}
      {!isLasting && (
        <IconLine severity="warning">
          The browser stores nothing for this site, as in a private window: this list lasts until you close or reload
          the page.
        </IconLine>
      )}
      {Array.from(byKind, ([kind, outcome]) => {
        const note = explain(outcome, preferences);
        return (
          note !== undefined && (
            <IconLine key={kind} severity="info">
              {note}
            </IconLine>
          )
        );
      })}
    </Typography>
  );
}
