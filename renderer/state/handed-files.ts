import { useEffect, useEffectEvent } from 'react';
import type { ScreenId } from '#shared/catalogue.ts';
import { createSessionValue } from './session-value.ts';

interface HandedFiles {
  readonly screen: ScreenId;
  readonly files: readonly File[];
}

const handed = createSessionValue<HandedFiles | undefined>(undefined);

/** Leaves files for a screen, which takes them at once or when it is next opened. */
export function handOver(screen: ScreenId, files: readonly File[]): void {
  handed.write({ screen, files });
}

/**
 * Takes the files that were left for a screen, each once, as if they were dropped on it.
 * @param take undefined while the screen cannot take any yet
 * @example useHandedFiles('CSVParser', ([file]) => takeFile(file))
 */
export function useHandedFiles(
  screen: ScreenId | undefined,
  take: ((files: readonly [File, ...File[]]) => void) | undefined,
): void {
  const waiting = handed.use();
  const canTake = take !== undefined;
  const takeNow = useEffectEvent((files: readonly [File, ...File[]]) => take?.(files));
  useEffect(() => {
    if (canTake && waiting !== undefined && waiting.screen === screen) {
      handed.write(undefined);
      const [first, ...others] = waiting.files;
      if (first !== undefined) {
        takeNow([first, ...others]);
      }
    }
  }, [canTake, waiting, screen]);
}
