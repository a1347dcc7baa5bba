import Box from '@mui/material/Box';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { countOf } from '#shared/formats/words/count-of.ts';
import { FoundCodeCard } from './found-code-card.tsx';
import type { Reading } from './use-reading.ts';

interface Props {
  readonly reading: Reading;
  readonly onUse: (text: string) => void;
}

/** The contents of the codes in the image. */
export function FoundPane({ reading, onUse }: Props) {
  const { source, process, error } = reading;
  const { isBusy, isCancelled, cancel, runAgain } = process;
  // The codes of an earlier image do not belong to this one.
  const result = isBusy || process.isStale || error !== undefined ? undefined : process.result;
  const codes = result?.codes ?? [];
  return (
    <Pane
      title={codes.length > 1 ? `${countOf(codes.length, 'code')} found` : 'Codes found'}
      below={
        isCancelled && (
          <CancelledNote action="Read again" onRetry={runAgain}>
            Reading was cancelled.
          </CancelledNote>
        )
      }
    >
      <BusyIndicator isBusy={isBusy} label="Reading the image" onCancel={cancel} />
      <Box role="status" sx={{ height: '100%', overflow: 'auto' }}>
        {source === undefined && (
          <PaneMessage>
            Paste, drop or choose an image, or use the camera: what its QR codes say appears here. The image never
            leaves your device.
          </PaneMessage>
        )}
        {error !== undefined && <PaneMessage>Nothing could be read. The reason is under “Image to read”.</PaneMessage>}
        {result !== undefined && codes.length === 0 && (
          <PaneMessage>
            No code was found in this image. The whole code must be in it, sharp, with a light edge around it; cut away
            what is not needed.
          </PaneMessage>
        )}
        {codes.length > 0 && (
          <Box component="ul" aria-label="Codes found" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {codes.map((code, index) => (
              <FoundCodeCard
                key={code.corners.map(({ x, y }) => `${x},${y}`).join(' ')}
                code={code}
                number={codes.length > 1 ? index + 1 : undefined}
                onUse={onUse}
              />
            ))}
          </Box>
        )}
      </Box>
    </Pane>
  );
}
