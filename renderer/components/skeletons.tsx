import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Milliseconds during which nothing is drawn: a flash would be more disturbing than the wait. */
const showAfter = 200;

/** The lines do not move: an animation would keep the processor busy until the content arrives. */
const skeletonLook = {
  '@keyframes appear': { from: { visibility: 'hidden' } },
  animation: `appear ${showAfter}ms step-end`,
} as const;

const widths = ['62%', '84%', '48%', '71%', '35%'];

/** The lines of a text that has not been loaded. Fills its parent. */
export function TextSkeleton() {
  return (
    <Box aria-hidden data-skeleton="" sx={{ p: 1.5, height: '100%', overflow: 'hidden', ...skeletonLook }}>
      {widths.map((width) => (
        <Skeleton key={width} animation={false} width={width} height={20} />
      ))}
    </Box>
  );
}

/** A pane that has not been loaded: its toolbar, and its content. */
export function PaneSkeleton() {
  return (
    <Box
      aria-hidden
      data-skeleton=""
      sx={{
        flex: 1,
        minWidth: 0,
        minHeight: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflow: 'hidden',
        ...skeletonLook,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: { xs: 48, md: 40 },
          px: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Skeleton animation={false} width={120} height={20} />
        <Skeleton animation={false} variant="rounded" width={64} height={24} />
      </Box>
      <TextSkeleton />
    </Box>
  );
}
