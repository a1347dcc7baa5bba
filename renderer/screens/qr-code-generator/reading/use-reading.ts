import { createSessionValue } from '#renderer/state/session-value.ts';
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

interface TakenImage {
  readonly source: ImageToRead | undefined;
  /** Why an SVG could not be drawn. */
  readonly svgError: ToolError | undefined;
}

/** It is there again, and read again, when one comes back to the screen. */
const taken = createSessionValue<TakenImage>({ source: undefined, svgError: undefined });

/** Counts images: what an earlier one leads to comes too late. */
let turn = 0;

/** SVG has no pixels of its own: so many on its longer side. */
const svgSide = 2000;

const limits = {
  timeLimit: 30_000,
  tooSlow: 'Reading this image takes too long. Cut out the code and try that.',
  quietTime: 0,
};

/** Reads the codes in an image; a newer image takes the place of an older one. */
export function useReading(reader: TaskRunner<QrTasks>): Reading {
  const { source, svgError } = taken.use();
  const process = useLiveTask(reader, 'readImage', svgError === undefined ? source?.image : undefined, limits);
  return {
    source,
    process,
    error: svgError ?? process.error,
    async take(file) {
      turn += 1;
      const mine = turn;
      if (!isSvg(file)) {
        taken.write({ source: { name: file.name, image: file }, svgError: undefined });
        return;
      }
      taken.change({ svgError: undefined });
      const raster = await rasterize(file, svgSide);
      if (turn !== mine) {
        return;
      }
      taken.write({
        source: { name: file.name, image: raster.ok ? raster.value.image : file },
        svgError: raster.ok ? undefined : raster.error,
      });
    },
    clear() {
      turn += 1;
      taken.write({ source: undefined, svgError: undefined });
    },
  };
}
