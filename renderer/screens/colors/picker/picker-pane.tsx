import EyeDropperIcon from '@mui/icons-material/ColorizeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import type { ToolError } from '#shared/result.ts';
import { parseColor } from '#tools/colors/parse-color.ts';
import { ColorField } from '../color-field.tsx';
import { type ColorSession, colorSession } from '../color-session.ts';
import { ImagePicker } from '../image/image-picker.tsx';
import { imageSession } from '../image/image-session.ts';
import { AlphaSlider, HueSlider } from './channel-slider.tsx';
import { ColorArea } from './color-area.tsx';
import { findEyeDropper } from './eye-dropper.ts';

/** The sources of a colour: the picker, the field, the screen, an image. */
export function PickerPane({ session }: { session: ColorSession }) {
  const { text, color, hsv } = session;
  const parsed = parseColor(text);
  const alpha = color?.alpha ?? 1;
  const isStale = !parsed.ok && color !== undefined;
  const [problem, setProblem] = useState<ToolError>();
  const eyeDropper = findEyeDropper();
  return (
    <Pane
      title="Color"
      actions={
        <>
          {eyeDropper && (
            <Button
              size="small"
              startIcon={<EyeDropperIcon />}
              onClick={async () => {
                const picked = await eyeDropper();
                setProblem(picked.ok ? undefined : picked.error);
                if (picked.ok && picked.value !== undefined) {
                  colorSession.setText(picked.value);
                }
              }}
            >
              From the screen
            </Button>
          )}
          <Button
            size="small"
            onClick={() => {
              setProblem(undefined);
              colorSession.clear();
              imageSession.clear();
            }}
          >
            Clear
          </Button>
        </>
      }
      below={
        <>
          {problem && <ErrorNote error={problem} />}
          {isStale && <StaleNote>Everything else is for the last colour that could be read</StaleNote>}
        </>
      }
    >
      <Box sx={{ height: '100%', overflow: 'auto', p: 2, pt: 1.25, display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            flexShrink: 0,
            '@container (min-width: 520px)': { gridTemplateColumns: 'minmax(200px, 1fr) minmax(240px, 1fr)' },
          }}
        >
          <ColorArea hsv={hsv} onChange={(next) => colorSession.setHsv(next, alpha)} />
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
            <ColorField
              label="Color"
              value={text}
              onChange={colorSession.setText}
              parsed={parsed}
              hint="Any CSS colour: #bf3a2b, teal, hsl(5 63% 46%), oklch(…)"
            />
            <HueSlider hsv={hsv} onChange={(next) => colorSession.setHsv(next, alpha)} />
            <AlphaSlider hsv={hsv} alpha={alpha} onChange={(next) => colorSession.setHsv(hsv, next)} />
          </Box>
        </Box>
        <ImagePicker />
      </Box>
    </Pane>
  );
}
