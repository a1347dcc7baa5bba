import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { explainCameraError } from '#tools/qr-code-generator/reading/explain-camera-error.ts';
import { withTransfer } from '#tools/task.ts';
import { choices } from '../choices.ts';
import type { QrTasks } from '../tasks.ts';

export type CameraStatus = 'off' | 'starting' | 'on';

export interface Camera {
  readonly status: CameraStatus;
  /** Why there is no picture, or no longer one. */
  readonly problem: string | undefined;
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Starts the camera that was chosen last. Call it in a click event, because the browser asks for permission. */
  readonly start: () => void;
  readonly choose: (deviceId: string) => void;
  readonly stop: () => void;
  /** The cameras of the device, available once permission was given. */
  readonly devices: readonly { readonly id: string; readonly label: string }[];
  /** The id of the active camera. */
  readonly deviceId: string | undefined;
}

/** Milliseconds between two scans of the picture. */
const pause = 150;

/**
 * Scans the camera's picture for codes until one is found, and hands over that picture. The camera is on only between a
 * click and that moment, and goes off when the page is left or hidden.
 */
export function useCamera(reader: TaskRunner<QrTasks>, onFound: (picture: File) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  /** Counts starts and stops, so that results of earlier turns are dropped. */
  const turn = useRef(0);
  const [status, setStatus] = useState<CameraStatus>('off');
  const [problem, setProblem] = useState<string>();
  const [devices, setDevices] = useState<Camera['devices']>([]);
  const [deviceId, setDeviceId] = useState<string>();
  const found = useEffectEvent(onFound);

  const stop = useCallback(() => {
    turn.current += 1;
    for (const track of stream.current?.getTracks() ?? []) {
      track.stop();
    }
    stream.current = undefined;
    if (video.current !== null) {
      video.current.srcObject = null;
    }
    setStatus('off');
  }, []);

  const start = async () => {
    stop();
    const mine = turn.current;
    const isMine = () => turn.current === mine;
    setProblem(undefined);
    setStatus('starting');
    try {
      const opened = await openCamera(choices.read().camera);
      if (!isMine()) {
        for (const track of opened.getTracks()) {
          track.stop();
        }
        return;
      }
      stream.current = opened;
      const [track] = opened.getVideoTracks();
      setDeviceId(track?.getSettings().deviceId);
      track?.addEventListener('ended', () => {
        if (isMine()) {
          stop();
          setProblem('The camera was disconnected.');
        }
      });
      if (video.current !== null) {
        video.current.srcObject = opened;
        await video.current.play();
      }
      if (isMine()) {
        setStatus('on');
        setDevices(await listCameras());
      }
    } catch (thrown) {
      if (isMine()) {
        stop();
        setProblem(explainCameraError(thrown));
      }
    }
  };

  const choose = (id: string) => {
    choices.change({ camera: id });
    void start();
  };

  useEffect(() => {
    if (status !== 'on') {
      return undefined;
    }
    let isOver = false;
    const fail = (thrown: unknown) => {
      console.error(thrown);
      stop();
      setProblem('The reader failed. Try again, or choose an image of the code.');
    };
    const look = async () => {
      const element = video.current;
      if (isOver || element === null) {
        return;
      }
      if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && element.videoWidth > 0) {
        const picture = drawPicture(element);
        const bitmap = await createImageBitmap(picture);
        const outcome = await reader.run('readFrame', withTransfer({ bitmap }, [bitmap]), { whenSuperseded: 'drop' });
        if (!isOver && outcome.status === 'done' && outcome.value.ok && outcome.value.value.codes.length > 0) {
          stop();
          picture.toBlob(
            (blob) => blob !== null && found(new File([blob], 'Picture of the camera', { type: 'image/png' })),
          );
          return;
        }
      }
      if (!isOver) {
        setTimeout(() => look().catch(fail), pause);
      }
    };
    look().catch(fail);
    return () => {
      isOver = true;
    };
  }, [status, reader, stop]);

  useEffect(() => {
    const onHidden = () => {
      if (document.hidden && stream.current !== undefined) {
        stop();
        setProblem('The camera was turned off while the page was hidden.');
      }
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      stop();
    };
  }, [stop]);

  return { status, problem, video, start: () => void start(), choose, stop, devices, deviceId };
}

function openCamera(id: string | null): Promise<MediaStream> {
  if (navigator.mediaDevices === undefined) {
    throw new DOMException('There is no camera API.', 'SecurityError');
  }
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      width: { ideal: 1280 },
      height: { ideal: 720 },
      // Preferred but not required: the id may come from another machine, or the camera may be unplugged.
      ...(id === null ? { facingMode: 'environment' } : { deviceId: { ideal: id } }),
    },
  });
}

async function listCameras(): Promise<Camera['devices']> {
  const all = await navigator.mediaDevices.enumerateDevices();
  return all
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }, index) => ({ id: deviceId, label: label === '' ? `Camera ${index + 1}` : label }));
}

function drawPicture(element: HTMLVideoElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = element.videoWidth;
  canvas.height = element.videoHeight;
  canvas.getContext('2d')?.drawImage(element, 0, 0);
  return canvas;
}
