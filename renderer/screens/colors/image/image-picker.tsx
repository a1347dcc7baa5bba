import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { FileDrop } from '#renderer/components/file-drop/file-drop.tsx';
import { leaveForField } from '#renderer/components/leave-button.ts';
import { OpenFileButton } from '#renderer/components/open-file-button.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { useAccept } from '#renderer/state/files/use-accept.ts';
import { formatDimensions } from '#shared/formats/words/format-dimensions.ts';
import { formatPercent } from '#shared/formats/words/locale.ts';
import { choices, zooms } from '../choices.ts';
import { imageSession, useImageSession } from './image-session.ts';
import { ImageSurface } from './image-surface.tsx';
import { Palette } from './palette.tsx';

const listZooms = () => zooms.map((value) => ({ value, label: value === 'fit' ? 'Fit' : formatPercent(value) }));

/** Picks colours from an image: a click, or the keyboard, picks a pixel; the palette offers the dominant colours. */
export function ImagePicker() {
  const accept = useAccept();
  const headingId = useId();
  const { image, isBusy, progress, error } = useImageSession();
  const { zoom } = choices.use();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ position: 'relative', flex: '1 0 auto', display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      <BusyIndicator isBusy={isBusy} label="Reading the image" progress={progress} onCancel={imageSession.cancel} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Typography variant="h3" id={headingId} sx={{ mr: 'auto' }}>
          From an image
        </Typography>
        {image && (
          <>
            <CompactSelect
              label="Zoom"
              value={zoom}
              onChange={(next) => choices.change({ zoom: next })}
              options={listZooms()}
            />
            <OpenFileButton accept={accept} onFile={imageSession.open} />
            <IconButton
              data-hint="Remove the image"
              size="small"
              aria-label="Remove the image"
              onClick={({ currentTarget }) => {
                leaveForField(currentTarget);
                imageSession.clear();
              }}
            >
              <RemoveIcon sx={{ fontSize: 20 }} />
            </IconButton>
          </>
        )}
      </Box>
      {image === undefined ? (
        <FileDrop
          label="Drop an image here, or paste it anywhere on the page"
          hint="PNG, JPEG, WebP, GIF, AVIF, SVG and whatever else your browser reads. It stays on your machine."
          accept={accept}
          onFiles={([file]) => file && imageSession.open(file)}
        />
      ) : (
        <>
          <ImageSurface key={image.url} image={image} zoom={zoom} />
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {`${image.name}, ${formatDimensions(image.pixels)} pixels.`}
            {image.pixels.displayP3 === undefined ? '' : ' It has colours outside sRGB.'}
            {image.still === undefined ? '' : ' This is the first frame of a file that may be animated.'}
            {image.pixels.isExact ? '' : ' This browser rounds translucent colours.'}
          </Typography>
          <Palette colors={image.palette} />
        </>
      )}
      {error && <ErrorNote error={error} />}
    </Box>
  );
}
