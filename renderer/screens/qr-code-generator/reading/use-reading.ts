import { isSvg } from '#renderer/components/images/load-image.ts';
import { rasterize } from '#renderer/components/images/rasterize.ts';
import { createSessionValue } from '#renderer/state/kept/session-value.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import type { ToolError } from '#shared/result.ts';
import type { ImageReading } from '#tools/qr-code-generator/reading/read-image.ts';
import type { QrTasks } from '../tasks.ts';

/** An image to read. */
export interface ImageToRead {
  readonly name: string;
  readonly image: Blob;
}

export interface Reading {
  readonly source: ImageToRead | undefined;
  readonly process: LiveTask<Blob, ImageReading>;
  /** Why the image could not be read at all; undefined while it is being read. */
  readonly error: ToolError | undefined;
  readonly take: (file: File) => void;
  readonly clear: () => void;
}

interface TakenImage {
  readonly source: ImageToRead | undefined;
  /** Why an SVG could not be drawn. */
  readonly svgError: ToolError | undefined;
}

/** The image, which is still there, and is read again, when the user comes back to the screen. */
const taken = createSessionValue<TakenImage>({ source: undefined, svgError: undefined }, { isCleared: true });

/** Pixels of the longer side of an SVG, which has no pixels of its own. */
const svgSide = 2000;

const limits = {
  timeLimit: 30_000,
  tooSlow: 'Reading this image takes too long. Cut out the code and try that.',
  quietTime: 0,
};

/** Reads the codes in an image; a newer image replaces an older one. */
export function useReading(reader: TaskRunner<QrTasks>): Reading {
  const { source, svgError } = taken.use();
  const process = useLiveTask(reader, 'readImage', svgError === undefined ? source?.image : undefined, limits);
  return {
    source,
    process,
    // What was wrong with an earlier image says nothing about the one that is being read.
    error: svgError ?? (process.isBusy ? undefined : process.error),
    async take(file) {
      if (!isSvg(file)) {
        taken.write({ source: { name: file.name, image: file }, svgError: undefined });
        return;
      }
      taken.change({ svgError: undefined });
      const before = taken.read();
      const raster = await rasterize(file, svgSide);
      // Another image was taken meanwhile, or this one is not wanted any more.
      if (taken.read() !== before) {
        return;
      }
      taken.write({
        source: { name: file.name, image: raster.ok ? raster.value.image : file },
        svgError: raster.ok ? undefined : raster.error,
      });
    },
    clear() {
      taken.write({ source: undefined, svgError: undefined });
    },
  };
}
