import Box from '@mui/material/Box';
import { useTimeLeft } from '#renderer/components/busy-indicator/use-time-left.ts';
import { ProgressBar } from '#renderer/components/progress-bar.tsx';
import { describeState, stepNames } from '#tools/image-ocr/describe-state.ts';
import type { QueuedImage } from '#tools/image-ocr/ocr-session.ts';

/** The image being processed, and its current step. */
export function RunProgress({ images }: { readonly images: readonly QueuedImage[] }) {
  const image = images.find(({ state }) => state.status === 'working');
  const timeLeft = useTimeLeft(image?.state.status === 'working' ? image.state.progress : undefined);
  if (image?.state.status !== 'working') {
    return null;
  }
  const { progress } = image.state;
  const waiting = images.filter(({ state }) => state.status === 'waiting').length;
  return (
    <Box sx={{ px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, fontSize: 13, mb: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        <Box sx={{ mr: 'auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {describeState(image.state)}: {image.name}
        </Box>
        {timeLeft !== undefined && <Box sx={{ color: 'text.secondary', flexShrink: 0 }}>{timeLeft}</Box>}
        {waiting > 0 && <Box sx={{ color: 'text.secondary', flexShrink: 0 }}>{waiting} waiting</Box>}
      </Box>
      <ProgressBar aria-label={stepNames[image.state.step]} progress={progress} sx={{ borderRadius: 1 }} />
    </Box>
  );
}
