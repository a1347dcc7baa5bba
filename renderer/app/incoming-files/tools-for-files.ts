import { isOffered } from '#renderer/state/host/offered.ts';
import { type FileKind, textKinds } from '#shared/formats/file-kinds/file-kinds.ts';
import type { TakenFiles } from '#tools/define-tool.ts';
import { screenOf, takesKind } from '#tools/screen-of.ts';
import { onceEach, type ScreenId } from '#tools/screens.ts';

/** A tool that takes all or some of the files. */
export interface ToolForFiles {
  readonly screenId: ScreenId;
  /** The indices of the files that it takes. */
  readonly files: readonly number[];
}

/** The screens that this site offers. */
const takers = () =>
  onceEach.filter(({ id }) => isOffered(id)).map(({ id, entry }) => ({ id, takes: entry.takesFiles }));

/** The screens made for a kind of file, the likeliest first. */
const madeFor = (kind: FileKind): readonly ScreenId[] =>
  takers()
    .flatMap(({ id, takes }) => {
      const fit = takes?.offeredFor?.[kind];
      return fit === undefined ? [] : [{ id, fit }];
    })
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ id }) => id);

/** The screens that are offered for a kind of file: without the one made for it, it is just a text, or just bytes. */
function offered(kind: FileKind): readonly ScreenId[] {
  const isText = textKinds.some((textKind) => textKind === kind);
  return [madeFor(kind), isText ? madeFor('text') : [], madeFor('binary')].find(({ length }) => length > 0) ?? [];
}

/** Whether the files are one main file and its parts. */
function isWhole(kinds: readonly FileKind[], { of, kinds: parts }: NonNullable<TakenFiles['parts']>): boolean {
  return kinds.includes(of) && kinds.every((kind) => kind === of || parts.includes(kind));
}

const takesSeveral = (screenId: ScreenId) => screenOf(screenId).entry.takesFiles?.several === true;
const takesMixtures = (screenId: ScreenId) => screenOf(screenId).entry.takesFiles?.anyMixture === true;

/**
 * Lists the tools to choose from for files that arrived together. A single tool is opened without asking.
 * @param kinds the kind of each file
 * @param shown the screen that the files were dropped on; undefined if they come from elsewhere
 * @returns at least one tool for at least one file, unless the site hides all that take it
 * @example toolsForFiles(['json'], 'Home') // [{ screenId: 'JSONFormatter', files: [0] }]
 */
export function toolsForFiles(kinds: readonly FileKind[], shown: ScreenId | undefined): ToolForFiles[] {
  const all = kinds.map((_, index) => index);
  const takenHere = all.filter((index) => {
    const kind = kinds[index];
    return kind !== undefined && shown !== undefined && takesKind(screenOf(shown), kind);
  });
  if (shown !== undefined && takenHere.length === all.length && (all.length === 1 || takesSeveral(shown))) {
    return [{ screenId: shown, files: all }];
  }
  // Files that come with a model belong to it: its buffers, materials and textures.
  const whole = takers().find(({ takes }) => takes?.parts !== undefined && isWhole(kinds, takes.parts));
  if (whole !== undefined) {
    return [{ screenId: whole.id, files: all }];
  }
  const fitting = kinds.flatMap(offered);
  const mixing =
    all.length > 1
      ? takers()
          .map(({ id }) => id)
          .filter(takesMixtures)
      : [];
  return Array.from(new Set([...fitting, ...mixing]), (screenId) => {
    const own = all.filter((index) => {
      const kind = kinds[index];
      return takesMixtures(screenId) || (kind !== undefined && offered(kind).includes(screenId));
    });
    return { screenId, files: takesSeveral(screenId) ? own : own.slice(0, 1) };
  });
}
