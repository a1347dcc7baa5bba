import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { Slowness, SlowPart } from '#tools/regex-tester/slowness/find-slow-parts.ts';

interface Props {
  readonly expression: string;
  readonly part: SlowPart;
}

interface Wording {
  readonly verdict: string;
  readonly reason: string;
}

const wordings: Readonly<Record<Slowness, Wording>> = {
  explosive: {
    verdict: 'This expression can blow up:',
    reason:
      'can go through the same text in very many ways. On a text that nearly matches, each further character can double the time.',
  },
  slow: {
    verdict: 'This expression can get slow:',
    reason:
      'can share the same characters in many ways. The time can grow with the square of the length of the text, or more.',
  },
  harmless: {
    verdict: 'Take care when you extend this:',
    reason:
      'can go through the same text in very many ways. That does no harm as long as nothing has to match after it.',
  },
  search: {
    verdict: 'Why it can be slow:',
    reason: 'is tried anew from each character of a long run. The time grows with the square of its length.',
  },
};

/** The most characters of a part that are shown. */
const longestShown = 60;

/** Whether a part is a reason for a warning: a text can make the search take too long. */
export const canTakeTooLong = ({ slowness }: SlowPart) => slowness === 'explosive' || slowness === 'slow';

/** Says which part of an expression can take too long, and when. */
export function SlowPartNote({ expression, part }: Props) {
  const { slowness, parts } = part;
  const { verdict, reason } = wordings[slowness];
  const isWarning = canTakeTooLong(part);
  const Icon = isWarning ? WarningIcon : InfoIcon;
  return (
    <PaneNote role="status">
      <Icon aria-hidden color={isWarning ? 'warning' : 'inherit'} sx={{ fontSize: 18 }} />
      <Box sx={{ flex: '1 1 200px', color: isWarning ? 'text.primary' : 'text.secondary', overflowWrap: 'anywhere' }}>
        <strong>{verdict}</strong>{' '}
        {parts.map(({ start, end }, index) => (
          <Fragment key={start}>
            {index > 0 && ' and '}
            <Box component="code" sx={{ fontFamily: monospaceFont }}>
              {shortenText(expression.slice(start, end), longestShown)}
            </Box>
          </Fragment>
        ))}{' '}
        {reason}
      </Box>
    </PaneNote>
  );
}
