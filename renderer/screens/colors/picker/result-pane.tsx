import Box from '@mui/material/Box';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { sampleColor } from '../choices.ts';
import { type ColorSession, colorSession } from '../color-session.ts';
import { Contrast } from './contrast.tsx';
import { Formats } from './formats.tsx';
import { OpacityConverter } from './opacity-converter.tsx';

/** The formats and the contrast of the colour, and the opacity converter. */
export function ResultPane({ session: { color, secondText } }: { session: ColorSession }) {
  return (
    <Pane title="Formats and contrast">
      <Box sx={{ height: '100%', overflow: 'auto' }}>
        {color === undefined ? (
          <PaneMessage action={<SampleButton onClick={() => colorSession.setText(sampleColor)} />}>
            Type a colour, take one with the picker, or put in an image and click a pixel: its formats and its contrast
            show here.
          </PaneMessage>
        ) : (
          <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 3 }}>
            <Formats color={color} />
            <Contrast color={color} secondText={secondText} />
          </Box>
        )}
        <Box sx={{ p: 2, pt: 0.5 }}>
          <OpacityConverter />
        </Box>
      </Box>
    </Pane>
  );
}
