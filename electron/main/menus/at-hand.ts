import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Payload } from '#shared/ipc.ts';
import { tools } from '#tools/catalogue.ts';
import { linkOf } from '#tools/link-of.ts';
import { findScreen } from '#tools/screens.ts';

/** The screens that the user has marked and the tools used last, by path. */
export type AtHand = Payload<'showAtHand'>;

/** A screen that a menu outside the window leads to. */
export interface ScreenAtHand {
  readonly label: string;
  readonly path: string;
}

/** The maximum number of recent tools in a menu; favourites are always shown. */
const mostRecent = 5;

const pathsSchema = v.pipe(v.array(v.string()), v.maxLength(100));
const storedSchema = v.strictObject({ favourites: pathsSchema, recents: pathsSchema });
const nothing: AtHand = { favourites: [], recents: [] };

/** @returns undefined for a path that does not exist in this version */
function toScreen(path: string): ScreenAtHand | undefined {
  const label = tools.find(({ route }) => route === path)?.menuLabel;
  const screen = findScreen(path);
  return screen && { path, label: label ?? linkOf(screen).label };
}

/** Lists the screens for the menus, each of them once. */
export function listAtHand({ favourites, recents }: AtHand): Record<keyof AtHand, readonly ScreenAtHand[]> {
  const marked = favourites.flatMap((path) => toScreen(path) ?? []);
  const ids = new Set(marked.map(({ path }) => findScreen(path)?.id));
  const others = recents.filter((path) => !ids.has(findScreen(path)?.id));
  return { favourites: marked, recents: others.flatMap((path) => toScreen(path) ?? []).slice(0, mostRecent) };
}

export interface AtHandKeeper {
  readonly read: () => AtHand;
  /** Stores what the page reports, also for the next start, because the menus exist before the page. */
  readonly keep: (atHand: AtHand) => void;
}

export interface AtHandOptions {
  /** The file in the user's profile in which they are stored. */
  readonly file: string;
  /** Writes the file, and reports errors itself. */
  readonly write: (file: string, text: string) => void;
  readonly onChange: () => void;
  /** Whether the configuration offers the tool with this id. */
  readonly isOffered: (toolId: string) => boolean;
}

/**
 * Reads the stored screens once; from then on, they are those that the page last reported.
 * @returns a keeper that never returns screens which the configuration hides
 */
export function createAtHand({ file, write, onChange, isOffered }: AtHandOptions): AtHandKeeper {
  let current = readStored(file);
  // Stored screens may date from before the app was configured.
  const isThere = (path: string) => isOffered(findScreen(path)?.toolId ?? '');
  return {
    read: () => ({ favourites: current.favourites.filter(isThere), recents: current.recents.filter(isThere) }),
    keep: (atHand) => {
      const text = JSON.stringify(atHand);
      if (text === JSON.stringify(current)) {
        return;
      }
      current = atHand;
      write(file, `${text}\n`);
      onChange();
    },
  };
}

function readStored(file: string): AtHand {
  try {
    const parsed = v.safeParse(storedSchema, JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.output : nothing;
  } catch {
    // A missing or damaged file does not matter: the page reports its state once it has started.
    return nothing;
  }
}
