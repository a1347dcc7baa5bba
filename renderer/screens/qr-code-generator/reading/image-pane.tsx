import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { FileDrop } from '#renderer/components/file-drop/file-drop.tsx';
import { leaveForField } from '#renderer/components/leave-button.ts';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { useAccept } from '#renderer/state/files/use-accept.ts';
import { ImageWithCodes } from './image-with-codes.tsx';
import type { Camera } from './use-camera.ts';
import type { Reading } from './use-reading.ts';

interface Props {
  readonly reading: Reading;
  readonly camera: Camera;
  readonly modeSwitch: ReactNode;
}

/** The sources of the image that contains the code. */
export function ImagePane({ reading, camera, modeSwitch }: Props) {
  const accept = useAccept();
  const { source, error, process } = reading;
  const isOn = camera.status !== 'off';
  const device = camera.devices.find(({ id }) => id === camera.deviceId);
  return (
    <Pane
      title="Image to read"
      options={modeSwitch}
      actions={
        source !== undefined && (
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              leaveForField(currentTarget);
              reading.clear();
            }}
          >
            Clear
          </Button>
        )
      }
      below={
        <>
          {error && <ErrorNote error={error} />}
          {camera.problem !== undefined && <ErrorNote error={{ code: 'no-camera', message: camera.problem }} />}
        </>
      }
    >
      <Box sx={{ height: '100%', overflow: 'auto', display: 'flex', flexDirection: 'column', gap: 1.5, p: 1.5 }}>
        <FileDrop
          label="Drop an image of the code"
          hint="Or paste an image anywhere on this page."
          accept={accept}
          onFiles={([file]) => {
            if (file !== undefined) {
              camera.stop();
              reading.take(file);
            }
          }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Button variant="outlined" startIcon={<CameraIcon />} onClick={isOn ? camera.stop : camera.start}>
            {isOn ? 'Turn the camera off' : 'Use the camera'}
          </Button>
          {isOn && camera.devices.length > 1 && device !== undefined && (
            <CompactSelect
              label="Camera"
              value={device.id}
              options={camera.devices.map(({ id, label }) => ({ value: id, label }))}
              onChange={camera.choose}
            />
          )}
          <Box role="status" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {camera.status === 'starting' && 'Waiting for the camera…'}
            {camera.status === 'on' && 'Hold the code in front of the camera. The camera turns off once it is read.'}
          </Box>
        </Box>
        <Box
          component="video"
          ref={camera.video}
          aria-label="Picture of the camera"
          muted
          playsInline
          sx={{
            display: isOn ? 'block' : 'none',
            width: '100%',
            maxHeight: 420,
            borderRadius: 1,
            bgcolor: '#000',
            objectFit: 'contain',
          }}
        />
        {!isOn && source !== undefined && process.resultOf === source.image && process.result !== undefined && (
          <ImageWithCodes source={source} reading={process.result} />
        )}
      </Box>
    </Pane>
  );
}
