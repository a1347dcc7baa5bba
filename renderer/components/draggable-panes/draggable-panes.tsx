import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { useCodeMetrics } from '#renderer/state/preferences/user-preferences.ts';
import { ShowsResult } from '#renderer/state/screens/screen-actions.ts';
import { LonePaneButtons } from './lone-pane-buttons.tsx';
import { TellRows } from './tell-rows.ts';
import { useDivider } from './use-divider.ts';
import { usePaneShare } from './use-pane-share.ts';

interface Props {
  /** The left or upper pane: the input. */
  readonly first: ReactNode;
  /** The right or lower pane: the result. */
  readonly second: ReactNode;
  /** The accessible name of the divider. */
  readonly dividerLabel?: string;
  /** The initial share of the width of the first pane; default: half. */
  readonly firstSize?: `${number}%`;
  /** The heights of the panes in pixels if one is below the other; default: an input of five lines. */
  readonly stackedHeights?: readonly [first: number, second: number];
  /** The names of the panes for the controls that show one of them alone. */
  readonly paneNames?: readonly [first: string, second: string];
  /** Whether the second pane needs the whole width, so that it is below the first in a wide window as well. */
  readonly isStacked?: boolean;
  /** Whether, in a narrow window, each pane is as high as its content and the page scrolls, without a divider. */
  readonly isPage?: boolean;
}

const usualNames = ['input', 'result'] as const;

/** Pixels: a toolbar, five lines of code and the status below them; and a result. */
const usualHeights = [228, 600] as const;

/** The width or height of the divider, in pixels. */
const dividerSize = 16;

/** The first pane's share in percent if only the first, or only the second, is shown. */
const loneShares = { first: 100, second: 0 } as const;

/** The first pane's share of the height, in percent, if it is above the second in a wide window. */
const stackedFirst = 35;

/** How many rows a pane grows by for a text of this many rows. */
const additionalRows = (rows: number) => Math.min(Math.max(0, rows - 5), 10);

/**
 * Two panes that fill the remaining height of the window, each scrolling by itself: side by side with a divider that
 * can be dragged or moved with the arrow keys, or one below the other in a narrow window. The division is kept for each
 * screen; a double click on the divider, or Enter, resets it, and its buttons show one of the panes alone. If the panes
 * are stacked, the first grows with its text, up to a limit that keeps the second in sight.
 */
export function DraggablePanes({
  first,
  second,
  dividerLabel = 'Resize the panes',
  firstSize = '50%',
  stackedHeights = usualHeights,
  paneNames = usualNames,
  isStacked = false,
  isPage = false,
}: Props) {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('md'), { noSsr: true });
  const isBeside = isWide && !isStacked;
  const { share, keepShare, only: chosen, showOnly } = usePaneShare(isBeside ? 'beside' : 'below');
  const flows = isPage && !isWide;
  const only = flows ? undefined : chosen;
  const [rows, setRows] = useState(0);
  const { lineHeight } = useCodeMetrics();
  const [firstHeight, secondHeight] = [stackedHeights[0] + lineHeight * additionalRows(rows), stackedHeights[1]];
  const stackedShare = isWide ? stackedFirst : (100 * firstHeight) / (firstHeight + secondHeight);
  const usual = isBeside ? Number.parseFloat(firstSize) : stackedShare;
  const wanted = only === undefined ? (share ?? usual) : loneShares[only];
  const [size, minSize, least] = isBeside
    ? (['width', 'minWidth', 240] as const)
    : (['height', 'minHeight', 120] as const);
  const firstId = useId();
  const divider = useDivider({
    isBeside,
    share: wanted,
    dividerSize,
    least,
    onMoved: (moved) => {
      if (moved === loneShares.first || moved === loneShares.second) {
        showOnly(moved === loneShares.first ? 'first' : 'second');
      } else {
        keepShare(moved);
      }
    },
    onReset: () => keepShare(undefined),
  });
  const pane = (part: number): CSSProperties =>
    flows
      ? { flex: 'none' }
      : {
          flex: `${part} 1 0`,
          overflow: 'auto',
          // What a pane has above its content stays below the divider.
          isolation: 'isolate',
          [minSize]: part === 0 ? 0 : `min(${least}px, 50% - ${dividerSize / 2}px)`,
        };
  // One tree for both layouts, so that turning a phone does not remount the panes' content.
  return (
    <Box
      sx={{
        // Two panes do not fit on a phone, so the page scrolls there.
        ...(isWide
          ? { flex: 1, minHeight: 0, height: '100%' }
          : {
              flex: flows
                ? 'none'
                : `1 0 ${(only === 'second' ? 0 : firstHeight) + (only === 'first' ? 0 : secondHeight) + dividerSize}px`,
            }),
        display: 'flex',
        flexDirection: isBeside ? 'row' : 'column',
        ...(flows ? { gap: `${dividerSize}px` } : { overflow: 'hidden' }),
      }}
    >
      <Box id={firstId} inert={only === 'second'} style={pane(divider.share)}>
        <ShowsResult value={false}>
          <TellRows value={setRows}>{first}</TellRows>
        </ShowsResult>
      </Box>
      {!flows && (
        <>
          <Box
            role="separator"
            aria-label={dividerLabel}
            aria-controls={firstId}
            title="Double-click, or press Enter, to restore the original division"
            {...divider.props}
            sx={{
              position: 'relative',
              zIndex: 1,
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              flex: 'none',
              [size]: dividerSize,
              outlineOffset: -2,
              '&::after': {
                content: '""',
                borderRadius: 2,
                bgcolor: 'divider',
                transition: theme.transitions.create('background-color', { duration: 150 }),
                ...(isBeside ? { width: 4, height: 40 } : { width: 40, height: 4 }),
              },
              '&:hover::after, &:active::after, &:focus-visible::after': { bgcolor: 'focus.main' },
              // What a finger can hit is larger than what is visible.
              '@media (pointer: coarse)': {
                '&::before': { content: '""', position: 'absolute', inset: isBeside ? '0 -4px' : '-4px 0' },
              },
            }}
          />
          <LonePaneButtons isWide={isBeside} names={paneNames} only={only} onChange={showOnly} />
        </>
      )}
      <Box inert={only === 'first'} style={pane(100 - divider.share)}>
        <ShowsResult value={true}>{second}</ShowsResult>
      </Box>
    </Box>
  );
}
