import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '#renderer/components/visually-hidden.tsx';
import { formatPercent } from '#shared/formats/words/locale.ts';
import { showEstimate } from '#tools/poker-planning/card-types.ts';
import { type Statistics, showPoints } from '#tools/poker-planning/compute-statistics.ts';
import type { MemberRow } from '#tools/poker-planning/list-rows.ts';

interface Props {
  readonly rows: readonly MemberRow[];
  /** The statistics of the revealed votes; undefined before the reveal. */
  readonly statistics: Statistics | undefined;
  readonly canRemove: boolean;
  readonly onRemove: (username: string) => void;
}

/** The members of the room and their votes. */
export function MemberTable({ rows, statistics, canRemove, onRemove }: Props) {
  return (
    <Table size="small" stickyHeader aria-label="Team" tabIndex={-1} sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          <TableCell sx={headSx}>Team member</TableCell>
          <TableCell align="right" sx={{ ...headSx, width: { xs: 80, md: 112 } }}>
            Points
          </TableCell>
          <TableCell sx={{ ...headSx, width: 56, position: 'sticky' }}>
            <VisuallyHidden>Remove</VisuallyHidden>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ username, isSelf, isConnected, isObserver, points, hasVoted }) => (
          <Row
            key={username}
            username={username}
            isSelf={isSelf}
            isConnected={isConnected}
            isObserver={isObserver}
            points={points}
            hasVoted={hasVoted}
            canRemove={canRemove}
            onRemove={onRemove}
          />
        ))}
      </TableBody>
      <TableFooter sx={{ position: 'sticky', bottom: 0, bgcolor: 'background.paper' }}>
        <TableRow>
          <TableCell component="th" scope="row" sx={{ ...footSx, fontWeight: 600 }}>
            Story points average
            {statistics !== undefined && (
              <Box sx={{ fontSize: 13, fontWeight: 400, color: 'text.secondary' }}>{describeSpread(statistics)}</Box>
            )}
          </TableCell>
          <TableCell
            align="right"
            sx={{ ...footSx, fontSize: 20, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
          >
            {statistics === undefined ? '–' : showPoints(statistics.average)}
          </TableCell>
          <TableCell sx={footSx} />
        </TableRow>
      </TableFooter>
    </Table>
  );
}

/** @example describeSpread(statistics) // 'Median 5.0, spread 3 to 8, agreement 60%' */
function describeSpread({ median, lowest, highest, agreement, numericCount }: Statistics): string {
  const number = (points: number) => showEstimate(String(points));
  const parts = [
    ...(numericCount === 0 ? [] : [`Median ${showPoints(median)}`, `spread ${number(lowest)} to ${number(highest)}`]),
    `${numericCount === 0 ? 'Agreement' : 'agreement'} ${formatPercent(agreement)}`,
  ];
  return parts.join(', ');
}

const headSx = { bgcolor: 'background.paper', color: 'text.secondary', fontWeight: 500 };
const footSx = { borderTop: 1, borderColor: 'divider', borderBottom: 0, color: 'text.primary', fontSize: 14 };

interface RowProps extends MemberRow {
  readonly canRemove: boolean;
  readonly onRemove: (username: string) => void;
}

/**
 * Moves the focus to the table when the member with whose button it was is gone. The next member's button would be
 * wrong: a key that is held down would empty the room.
 */
function useLeaveForTable(): RefObject<HTMLTableRowElement | null> {
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    const { current } = row;
    return () => {
      if (current?.contains(document.activeElement)) {
        current.closest('table')?.focus({ preventScroll: true });
      }
    };
  }, []);
  return row;
}

const Row = memo(function Row(props: RowProps) {
  const { username, isSelf, isConnected, isObserver, points, hasVoted, canRemove, onRemove } = props;
  const row = useLeaveForTable();
  const removal = `Remove user "${username}"`;
  return (
    <TableRow hover ref={row}>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Box
            component="span"
            aria-hidden
            sx={{
              flexShrink: 0,
              width: 8,
              height: 8,
              borderRadius: '50%',
              border: 2,
              borderColor: isConnected ? 'success.main' : 'text.disabled',
              bgcolor: isConnected ? 'success.main' : 'transparent',
            }}
          />
          <Box component="span" title={username} sx={nameSx}>
            {username}
          </Box>
          {isSelf && <Tag>you</Tag>}
          {isObserver && <Tag>observer</Tag>}
          {!isConnected && <Tag>away</Tag>}
        </Box>
      </TableCell>
      <TableCell
        align="right"
        sx={{
          fontSize: 16,
          fontWeight: hasVoted ? 600 : 400,
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
          color: points === '✔' ? 'success.main' : hasVoted ? 'text.primary' : 'text.secondary',
        }}
      >
        {points}
      </TableCell>
      <TableCell align="right" sx={{ p: 0, pr: 1 }}>
        <IconButton
          size="small"
          aria-label={removal}
          title={removal}
          disabled={!canRemove}
          onClick={() => onRemove(username)}
        >
          <RemoveIcon sx={{ fontSize: 20 }} />
        </IconButton>
      </TableCell>
    </TableRow>
  );
});

const nameSx = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'isolate',
};

function Tag({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        flexShrink: 0,
        px: 0.75,
        lineHeight: '18px',
        fontSize: 12,
        color: 'text.secondary',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {children}
    </Box>
  );
}
