import { useContext, useEffect, useEffectEvent } from 'react';
import type { ScreenId } from '#tools/screens.ts';
import { createSessionValue } from '../kept/session-value.ts';
import { ThisScreen } from '../screens/this-screen.ts';

/** What the screen is to do with the files, if it has a choice. */
type Options = Readonly<Record<string, string>>;

interface HandedFiles {
  readonly screen: ScreenId;
  readonly files: readonly File[];
  readonly options: Options;
}

const handed = createSessionValue<readonly HandedFiles[]>([], { isCleared: true });

/** Leaves files for a screen, which takes them at once or when it is next opened. Files left for other screens stay. */
export function handOver(screen: ScreenId, files: readonly File[], options: Options = {}): void {
  handed.write([...handed.read(), { screen, files, options }]);
}

/**
 * Takes the files that were left for this screen, each once, as if they had been dropped on it.
 * @param take undefined while the screen cannot take any yet
 * @example useHandedFiles(([file]) => takeFile(file))
 */
export function useHandedFiles(
  take: ((files: readonly [File, ...File[]], options: Options) => void) | undefined,
): void {
  const screen = useContext(ThisScreen);
  const all = handed.use();
  // Takes one set at a time, in the order in which they were left.
  const waiting = all.find((one) => one.screen === screen);
  const canTake = take !== undefined;
  const takeNow = useEffectEvent((files: readonly [File, ...File[]], options: Options) => take?.(files, options));
  useEffect(() => {
    if (canTake && waiting !== undefined && handed.read().includes(waiting)) {
      handed.write(handed.read().filter((one) => one !== waiting));
      const [first, ...others] = waiting.files;
      if (first !== undefined) {
        takeNow([first, ...others], waiting.options);
      }
    }
  }, [canTake, waiting]);
}
