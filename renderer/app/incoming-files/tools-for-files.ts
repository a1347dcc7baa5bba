import type { ScreenId } from '#shared/catalogue.ts';
import type { FileKind } from './kind-of-file.ts';

/** A tool that takes the files, or some of them. */
export interface ToolForFiles {
  readonly screen: ScreenId;
  /** Which of the files, by their index. */
  readonly files: readonly number[];
}

interface KindRule {
  /** The tools that fit, the likeliest first. */
  readonly fits: readonly ScreenId[];
  /** Tools that take it as well, and are not offered: it is theirs if it is dropped while one of them shows. */
  readonly alsoTakenBy: readonly ScreenId[];
}

const textTools = [
  'JSONFormatter',
  'JSONConverter',
  'JSONRepair',
  'CSVParser',
  'JWTDecoder',
  'RegExTester',
  'Base64Encoder',
  'Base64FileEncoder',
] as const satisfies readonly ScreenId[];

const rules: Readonly<Record<FileKind, KindRule>> = {
  json: { fits: ['JSONFormatter'], alsoTakenBy: textTools },
  table: { fits: ['CSVParser'], alsoTakenBy: textTools },
  token: { fits: ['JWTDecoder'], alsoTakenBy: textTools },
  text: { fits: ['RegExTester', 'CSVParser', 'Base64Encoder', 'Base64FileEncoder'], alsoTakenBy: textTools },
  model: { fits: ['VR3DViewer'], alsoTakenBy: ['Base64FileEncoder'] },
  archive: { fits: ['VR3DViewer', 'Base64FileEncoder'], alsoTakenBy: [] },
  image: { fits: ['ImageOCR', 'ColorPicker', 'QRCodeGenerator', 'Base64FileEncoder'], alsoTakenBy: [] },
  binary: { fits: ['Base64FileEncoder'], alsoTakenBy: textTools },
};

/** These take any number of files at once. */
const takesSeveral: ReadonlySet<ScreenId> = new Set(['Base64FileEncoder', 'ImageOCR', 'VR3DViewer']);

/**
 * The tools to choose from for files that came together. Where there is one, it is simply opened.
 * @param kinds what each of the files is
 * @param shown the screen that shows while the files are dropped on it; undefined if they come from elsewhere
 * @returns at least one tool for at least one file
 * @example toolsForFiles(['json'], 'Home') // [{ screen: 'JSONFormatter', files: [0] }]
 */
export function toolsForFiles(kinds: readonly FileKind[], shown: ScreenId | undefined): ToolForFiles[] {
  const all = kinds.map((_, index) => index);
  const takenHere = all.filter((index) => {
    const kind = kinds[index];
    return kind !== undefined && shown !== undefined && isTakenBy(shown, rules[kind]);
  });
  if (shown !== undefined && takenHere.length === all.length && (all.length === 1 || takesSeveral.has(shown))) {
    return [{ screen: shown, files: all }];
  }
  // What comes with a model is part of it: its buffers, materials and textures.
  if (kinds.includes('model') && kinds.every((kind) => ['model', 'image', 'binary', 'text'].includes(kind))) {
    return [{ screen: 'VR3DViewer', files: all }];
  }
  const screens = new Set(kinds.flatMap((kind) => rules[kind].fits));
  if (all.length > 1) {
    // The one that takes whatever comes, however much.
    screens.add('Base64FileEncoder');
  }
  return Array.from(screens, (screen) => {
    const fitting = all.filter((index) => {
      const kind = kinds[index];
      return screen === 'Base64FileEncoder' || (kind !== undefined && rules[kind].fits.includes(screen));
    });
    return { screen, files: takesSeveral.has(screen) ? fitting : fitting.slice(0, 1) };
  });
}

function isTakenBy(screen: ScreenId, { fits, alsoTakenBy }: KindRule): boolean {
  return fits.includes(screen) || alsoTakenBy.includes(screen);
}
