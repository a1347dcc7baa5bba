import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';

interface Props {
  /** The pane at the left, or above: the input. */
  readonly first: ReactNode;
  /** The pane at the right, or below: the result. */
  readonly second: ReactNode;
  /** The accessible name of the divider. */
  readonly dividerLabel?: string;
  /** How much of the width or height the first pane has at first, such as `40%`; left out: half. */
  readonly firstSize?: string;
  /** The height of both together, in pixels, where they are one below the other. */
  readonly stackedHeight?: number;
}

/**
 * Two panes that fill the height left in the window, each scrolling by itself: side by side with a divider
 * that can be dragged or moved with the arrow keys; on a narrow window one below the other.
 */
export function DraggablePanes({
  first,
  second,
  dividerLabel = 'Resize the panes',
  firstSize = '50%',
  stackedHeight = 880,
}: Props) {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('md'), { noSsr: true });
  // One tree for both layouts: turning a phone must not take the panes' content away.
  return (
    <Box
      sx={{
        // Two panes do not fit on a phone: there the page scrolls.
        ...(isWide ? { flex: 1, minHeight: 0, height: '100%' } : { flex: `1 0 ${stackedHeight}px` }),
        '& [data-separator]': {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          flexShrink: 0,
          ...(isWide ? { width: 16 } : { height: 16 }),
          outlineOffset: -2,
          '&::after': {
            content: '""',
            borderRadius: 2,
            bgcolor: 'divider',
            transition: theme.transitions.create('background-color', { duration: 150 }),
            ...(isWide ? { width: 4, height: 40 } : { width: 40, height: 4 }),
          },
          '&:hover::after, &[data-separator="active"]::after, &:focus-visible::after': { bgcolor: 'primary.main' },
        },
      }}
    >
      <Group orientation={isWide ? 'horizontal' : 'vertical'}>
        <Panel defaultSize={firstSize} minSize={isWide ? 240 : 120} style={{ overflow: 'auto' }}>
          {first}
        </Panel>
        <Separator aria-label={dividerLabel} />
        <Panel minSize={isWide ? 240 : 120} style={{ overflow: 'auto' }}>
          {second}
        </Panel>
      </Group>
    </Box>
  );
}
