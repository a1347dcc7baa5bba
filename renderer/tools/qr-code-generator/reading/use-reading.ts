import { useMemo, useRef, useState } from 'react';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import type { ToolError } from '#shared/result.ts';
import { isSvg, rasterize } from '../rasterize.ts';
import type { QrTasks } from '../tasks.ts';
import type { ImageReading } from './read-image.ts';

/** An image to read. */
export interface ImageToRead {
  readonly name: string;
  readonly image: Blob;
}

export interface Reading {
  readonly source: ImageToRead | undefined;
  readonly process: LiveTask<Blob, ImageReading>;
  /** What kept the image from being read at all. */
  readonly error: ToolError | undefined;
  readonly take: (file: File) => void;
  readonly clear: () => void;
}

/** SVG has no pixels of its own: so many on its longer side. */
const svgSide = 2000;

const limits = {
  timeLimit: 30_000,
  tooSlow: 'Reading this image takes too long. Cut out the code and try that.',
  quietTime: 0,
};

/** Reads the codes in an image; a newer image takes the place of an older one. */
export function useReading(reader: TaskRunner<QrTasks>): Reading {
  const [source, setSource] = useState<ImageToRead>();
  const [svgError, setSvgError] = useState<ToolError>();
  /** Counts images: what an earlier one leads to comes too late. */
  const turn = useRef(0);
  const image = useMemo(() => source?.image, [source]);
  const process = useLiveTask(reader, 'readImage', svgError === undefined ? image : undefined, limits);
  return {
    source,
    process,
    error: svgError ?? process.error,
    async take(file) {
      turn.current += 1;
      const mine = turn.current;
      setSvgError(undefined);
      if (!isSvg(file)) {
        setSource({ name: file.name, image: file });
        return;
      }
      const raster = await rasterize(file, svgSide);
      if (turn.current !== mine) {
        return;
      }
      setSvgError(raster.ok ? undefined : raster.error);
      setSource({ name: file.name, image: raster.ok ? raster.value.image : file });
    },
    clear() {
      turn.current += 1;
      setSvgError(undefined);
      setSource(undefined);
    },
  };
}
