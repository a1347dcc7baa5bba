import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { memo, type ReactNode } from 'react';
import { codeLineHeight } from '#renderer/components/code-editor/look/code-metrics.ts';
import { VisuallyHidden } from '#renderer/components/visually-hidden.tsx';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { DiffRow, RowSide } from '#tools/diff/text/read-rows.ts';

interface Props {
  readonly row: DiffRow;
  readonly style: 'split' | 'unified';
  /** Whether it belongs to the selected difference. */
  readonly isCurrent: boolean;
  readonly onOpenFold: (gap: number) => void;
}

type Sign = 'removed' | 'added' | 'same';

const signs = { removed: '−', added: '+', same: ' ' } as const;

/** The width of a line number as a CSS length, set on the scrolling element. */
const numberWidth = 'var(--number-width)';

const rowLook = {
  height: codeLineHeight,
  width: '100cqw',
  display: 'flex',
  whiteSpace: 'pre',
  overflow: 'clip',
} as const;

/** A row of a comparison: a line of each text, or of one; or a button that expands equal lines. */
export const DiffRowView = memo(function DiffRowView({ row, style, isCurrent, onOpenFold }: Props) {
  if (row.kind === 'fold') {
    const lines = `${formatNumber(row.count)} equal lines`;
    return (
      <ButtonBase
        onClick={() => onOpenFold(row.gap)}
        sx={{
          ...rowLook,
          justifyContent: 'flex-start',
          px: 1.5,
          font: 'inherit',
          fontSize: 12,
          color: 'text.secondary',
          bgcolor: 'action.hover',
          '&:hover, &:focus-visible': { color: 'text.primary' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'focus.main', outlineOffset: -2 },
        }}
      >
        ⋯ Show {lines} from line {formatNumber(row.line)}
      </ButtonBase>
    );
  }
  const isChanged = row.kind === 'changed';
  return (
    <Box
      data-current={isCurrent ? '' : undefined}
      sx={{
        ...rowLook,
        ...(isCurrent ? { boxShadow: (theme) => `inset 3px 0 ${theme.vars.palette.text.primary}` } : {}),
      }}
    >
      {style === 'split' ? (
        <>
          <Half side={row.a} sign={isChanged ? 'removed' : 'same'} />
          <Half side={row.b} sign={isChanged ? 'added' : 'same'} isSecond />
        </>
      ) : (
        <>
          <LineNumber side={row.a} />
          <LineNumber side={row.b} />
          <Content side={row.b ?? row.a} sign={!isChanged ? 'same' : row.a === undefined ? 'added' : 'removed'} />
        </>
      )}
    </Box>
  );
});

function Half({ side, sign, isSecond = false }: { side: RowSide | undefined; sign: Sign; isSecond?: boolean }) {
  return (
    <Box
      sx={{
        flex: '1 1 0',
        minWidth: 0,
        display: 'flex',
        overflow: 'clip',
        ...(isSecond ? { borderLeft: 1, borderColor: 'divider' } : {}),
        ...(side === undefined ? { bgcolor: 'action.hover' } : {}),
      }}
    >
      <LineNumber side={side} />
      <Content side={side} sign={sign} />
    </Box>
  );
}

function LineNumber({ side }: { side: RowSide | undefined }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flexShrink: 0,
        boxSizing: 'content-box',
        width: numberWidth,
        pl: 1,
        pr: 0.75,
        textAlign: 'right',
        userSelect: 'none',
        color: 'text.secondary',
      }}
    >
      {side === undefined || side.isContinued ? '' : side.line}
    </Box>
  );
}

function Content({ side, sign }: { side: RowSide | undefined; sign: Sign }) {
  if (side === undefined) {
    return null;
  }
  const moved = side.moved === undefined ? undefined : formatNumber(side.moved);
  return (
    <Box
      component="span"
      className={`diff-${sign}`}
      sx={{ flex: '1 1 0', minWidth: 0, display: 'flex', overflow: 'clip' }}
    >
      <Box component="span" aria-hidden sx={{ flexShrink: 0, width: '2ch', textAlign: 'center', userSelect: 'none' }}>
        {side.isContinued ? ' ' : signs[sign]}
      </Box>
      {sign !== 'same' && (
        <VisuallyHidden>{`${sign === 'removed' ? 'Removed' : 'Added'}, line ${formatNumber(side.line)}: `}</VisuallyHidden>
      )}
      <Box component="span" sx={{ flex: '1 1 0', minWidth: 0, overflow: 'clip' }}>
        <span data-line-text="" style={{ display: 'inline-block', transform: 'translateX(var(--shift, 0))' }}>
          {withParts(side, sign)}
        </span>
      </Box>
      {moved !== undefined && (
        <Box
          component="span"
          sx={{
            flexShrink: 0,
            ml: 1,
            px: 0.75,
            fontSize: 12,
            color: 'text.secondary',
            bgcolor: 'background.paper',
            userSelect: 'none',
          }}
        >
          {sign === 'removed' ? `moved to line ${moved}` : `moved from line ${moved}`}
        </Box>
      )}
    </Box>
  );
}

/** The text with its differing parts marked. */
function withParts({ text, parts }: RowSide, sign: Sign): ReactNode {
  if (parts.length === 0 || sign === 'same') {
    return text;
  }
  const Mark = sign === 'removed' ? 'del' : 'ins';
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of parts) {
    pieces.push(text.slice(at, from), <Mark key={from}>{text.slice(from, to)}</Mark>);
    at = to;
  }
  pieces.push(text.slice(at));
  return pieces;
}
