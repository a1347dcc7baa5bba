import type { Payload } from '#shared/ipc.ts';
import type { ScreenId } from '#tools/screens.ts';
import { createSessionValue } from '../kept/session-value.ts';
import { useLeftForScreen } from '../screens/use-left-for-screen.ts';

/** A file on the desktop that the page has not fetched yet. */
export type AnnouncedFile = Payload<'openFiles'>[number];

type PassedFile = File | AnnouncedFile;

/** What the screen is to do with the files, if it has a choice. */
type Options = Readonly<Record<string, string>>;

/** Files that wait to be taken: by a screen, or by the part of the page that finds a screen for them. */
type HandedFiles =
  | { readonly screenId: ScreenId; readonly files: readonly File[]; readonly options: Options }
  | { readonly screenId: undefined; readonly files: readonly PassedFile[] };

const handed = createSessionValue<readonly HandedFiles[]>([], { isCleared: true });

const add = (files: HandedFiles) => handed.write([...handed.read(), files]);

const hasNoScreen = ({ screenId }: HandedFiles) => screenId === undefined;

/** Leaves files for a screen, which takes them at once or when it is next opened. Files left for other screens stay. */
export function handOver(screenId: ScreenId, files: readonly File[], options: Options = {}): void {
  add({ screenId, files, options });
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

/**
 * Leaves files that no screen has been found for, such as those that the system wants opened, until the part of the page
 * that opens files has loaded and takes them.
 */
export function passFiles(files: readonly PassedFile[]): void {
  add({ screenId: undefined, files });
}

/** @returns the files passed since the last call */
export function takePassedFiles(): readonly PassedFile[] {
  const all = handed.read();
  handed.write(all.filter((files) => !hasNoScreen(files)));
  return all.filter(hasNoScreen).flatMap(({ files }) => files);
}

/** Whether there are files that no screen has been found for. */
export function useHasPassedFiles(): boolean {
  return handed.use().some(hasNoScreen);
}
