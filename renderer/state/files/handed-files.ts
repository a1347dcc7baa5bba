import type { ScreenId } from '#tools/screens.ts';
import { createSessionValue } from '../kept/session-value.ts';
import { useLeftForScreen } from '../screens/use-left-for-screen.ts';

/** What the screen is to do with the files, if it has a choice. */
type Options = Readonly<Record<string, string>>;

interface HandedFiles {
  readonly screenId: ScreenId;
  readonly files: readonly File[];
  readonly options: Options;
}

const handed = createSessionValue<readonly HandedFiles[]>([], { isCleared: true });

/** Leaves files for a screen, which takes them at once or when it is next opened. Files left for other screens stay. */
export function handOver(screenId: ScreenId, files: readonly File[], options: Options = {}): void {
  handed.write([...handed.read(), { screenId, files, options }]);
}

/**
 * Takes the files that were left for this screen, each once, as if they had been dropped on it.
 * @param take undefined while the screen cannot take any yet
 * @example useHandedFiles(([file]) => takeFile(file))
 */
export function useHandedFiles(
  take: ((files: readonly [File, ...File[]], options: Options) => void) | undefined,
): void {
  useLeftForScreen(
    handed,
    take &&
      (({ files: [first, ...others], options }) => {
        if (first !== undefined) {
          take([first, ...others], options);
        }
      }),
  );
}
