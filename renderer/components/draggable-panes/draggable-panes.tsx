import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { Group, type Layout, Panel, Separator, useGroupRef } from 'react-resizable-panels';
import { useCodeMetrics } from '#renderer/state/preferences/user-preferences.ts';
import { ShowsResult } from '#renderer/state/screens/screen-actions.ts';
import { LonePaneButtons } from './lone-pane-buttons.tsx';
import { TellRows } from './tell-rows.ts';
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

/** Pixels. */
const dividerSize = 16;

/** The first pane's share in percent if only the first, or only the second, is shown. */
const loneShares = { first: 100, second: 0 } as const;

/** The first pane's share of the height, in percent, if it is above the second in a wide window. */
const stackedFirst = 35;

/** Overrides the styles that react-resizable-panels sets on each element. */
const flowing = {
  '& > [data-group]': { height: 'auto !important', overflow: 'visible !important', gap: `${dividerSize}px` },
  '& > [data-group] > [data-panel]': {
    flex: 'none !important',
    maxHeight: 'none !important',
    '& > div': { maxHeight: 'none !important', overflow: 'visible !important' },
  },
} as const;

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
  const least = isBeside ? 240 : 120;
  const firstId = useId();
  const secondId = useId();
  const group = useGroupRef();
  useLayoutEffect(() => {
    group.current?.setLayout({ [firstId]: wanted, [secondId]: 100 - wanted });
  }, [group, firstId, secondId, wanted]);
  const keep = (layout: Layout) => {
    const part = layout[firstId];
    if (part === loneShares.first || part === loneShares.second) {
      showOnly(part === loneShares.first ? 'first' : 'second');
    } else {
      keepShare(part);
    }
  };
  const reset = () => {
    keepShare(undefined);
    // The stored share may already be undefined while the divider is elsewhere.
    group.current?.setLayout({ [firstId]: usual, [secondId]: 100 - usual });
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
        ...(flows ? flowing : {}),
        '& [data-separator]': {
          display: flows ? 'none' : 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          flexShrink: 0,
          ...(isBeside ? { width: dividerSize } : { height: dividerSize }),
          outlineOffset: -2,
          '&::after': {
            content: '""',
            borderRadius: 2,
            bgcolor: 'divider',
            transition: theme.transitions.create('background-color', { duration: 150 }),
            ...(isBeside ? { width: 4, height: 40 } : { width: 40, height: 4 }),
          },
          '&:hover::after, &[data-separator="active"]::after, &:focus-visible::after': { bgcolor: 'focus.main' },
        },
      }}
    >
      <Group
        orientation={isBeside ? 'horizontal' : 'vertical'}
        groupRef={group}
        defaultLayout={{ [firstId]: wanted, [secondId]: 100 - wanted }}
        onLayoutChanged={(layout, { isUserInteraction, requestedLayout }) =>
          isUserInteraction && keep(requestedLayout ?? layout)
        }
      >
        <Panel id={firstId} collapsible minSize={least} style={{ overflow: 'auto' }}>
          <Box inert={only === 'second'} sx={{ height: '100%' }}>
            <ShowsResult value={false}>
              <TellRows value={setRows}>{first}</TellRows>
            </ShowsResult>
          </Box>
        </Panel>
        <Separator
          aria-label={dividerLabel}
          title="Double-click, or press Enter, to restore the original division"
          disableDoubleClick
          onDoubleClick={reset}
          onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && reset()}
        />
        {!flows && <LonePaneButtons isWide={isBeside} names={paneNames} only={only} onChange={showOnly} />}
        <Panel id={secondId} collapsible minSize={least} style={{ overflow: 'auto' }}>
          <Box inert={only === 'first'} sx={{ height: '100%' }}>
            <ShowsResult value={true}>{second}</ShowsResult>
          </Box>
        </Panel>
      </Group>
    </Box>
  );
}
