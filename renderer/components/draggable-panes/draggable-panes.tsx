import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { Group, type Layout, Panel, Separator, useGroupRef } from 'react-resizable-panels';
import { ShowsResult } from '#renderer/state/screen-actions.ts';
import { useCodeMetrics } from '#renderer/state/user-preferences.ts';
import { LonePaneButtons } from './lone-pane-buttons.tsx';
import { TellRows } from './tell-rows.ts';
import { usePaneShare } from './use-pane-share.ts';

interface Props {
  /** The pane at the left, or above: the input. */
  readonly first: ReactNode;
  /** The pane at the right, or below: the result. */
  readonly second: ReactNode;
  /** The accessible name of the divider. */
  readonly dividerLabel?: string;
  /** How much of the width the first pane has at first; left out: half. */
  readonly firstSize?: `${number}%`;
  /** The heights of the two in pixels where they are one below the other; left out: an input of five lines. */
  readonly stackedHeights?: readonly [first: number, second: number];
  /** What the two are called where one of them is to be shown alone. */
  readonly paneNames?: readonly [first: string, second: string];
  /** Whether the second needs the whole width: they are one below the other in a wide window, too. */
  readonly isStacked?: boolean;
  /** Whether, on a narrow window, each is as high as what is in it and the page scrolls, so that nothing divides them. */
  readonly isPage?: boolean;
}

const usualNames = ['input', 'result'] as const;

/** Pixels: a toolbar, five lines of code and what is said below them; and a result. */
const usualHeights = [228, 600] as const;

/** Pixels. */
const dividerSize = 16;

/** Percent that the first pane has where it is alone, or the second is. */
const loneShares = { first: 100, second: 0 } as const;

/** Percent of the height of a wide window that the first pane has above the second. */
const stackedFirst = 35;

/** Against the styles that the library writes on each of its elements. */
const flowing = {
  '& > [data-group]': { height: 'auto !important', overflow: 'visible !important', gap: `${dividerSize}px` },
  '& > [data-group] > [data-panel]': {
    flex: 'none !important',
    maxHeight: 'none !important',
    '& > div': { maxHeight: 'none !important', overflow: 'visible !important' },
  },
} as const;

/** By how many rows a pane is higher for text of so many. */
const additionalRows = (rows: number) => Math.min(Math.max(0, rows - 5), 10);

/**
 * Two panes that fill the height left in the window, each scrolling by itself: side by side with a divider
 * that can be dragged or moved with the arrow keys; on a narrow window one below the other. How they were divided is
 * kept for each screen; a double click on the divider, or Enter, forgets it; its buttons show one of the two alone. Below,
 * the first grows with the text in it, as long as the second stays in sight.
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
    // It may be kept nowhere, and stand elsewhere all the same.
    group.current?.setLayout({ [firstId]: usual, [secondId]: 100 - usual });
  };
  // One tree for both layouts: turning a phone must not take the panes' content away.
  return (
    <Box
      sx={{
        // Two panes do not fit on a phone: there the page scrolls.
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
          title="Double-click, or press Enter, to divide them as at first"
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
