import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Payload } from '#shared/ipc.ts';
import { tools } from '#tools/catalogue.ts';
import { linkOf } from '#tools/link-of.ts';
import { findScreen } from '#tools/screens.ts';

/** The screens that the user has marked, and the tools that were used last, by their paths. */
export type AtHand = Payload<'showAtHand'>;

/** A screen that a menu outside of the window leads to. */
export interface ScreenAtHand {
  readonly label: string;
  readonly path: string;
}

/** Recent tools that a menu has at most: the favourites are there for good. */
const mostRecent = 5;

const pathsSchema = v.pipe(v.array(v.string()), v.maxLength(100));
const storedSchema = v.strictObject({ favourites: pathsSchema, recents: pathsSchema });
const nothing: AtHand = { favourites: [], recents: [] };

/** @returns undefined for a path that leads nowhere in this version */
function toScreen(path: string): ScreenAtHand | undefined {
  const label = tools.find(({ route }) => route === path)?.menuLabel;
  const screen = findScreen(path);
  return screen && { path, label: label ?? linkOf(screen).label };
}

/** What the menus show of them: each screen once. */
export function listAtHand({ favourites, recents }: AtHand): Record<keyof AtHand, readonly ScreenAtHand[]> {
  const marked = favourites.flatMap((path) => toScreen(path) ?? []);
  const ids = new Set(marked.map(({ path }) => findScreen(path)?.id));
  const others = recents.filter((path) => !ids.has(findScreen(path)?.id));
  return { favourites: marked, recents: others.flatMap((path) => toScreen(path) ?? []).slice(0, mostRecent) };
}

export interface AtHandKeeper {
  readonly read: () => AtHand;
  /** Keeps what the page says, for the next start as well: the menus are there before the page. */
  readonly keep: (atHand: AtHand) => void;
}

export interface AtHandOptions {
  /** Where they are kept, in the user's profile. */
  readonly file: string;
  /** Writes the file, and says itself what went wrong. */
  readonly write: (file: string, text: string) => void;
  readonly onChange: () => void;
  /** Whether the configuration lets a tool be there, by its id. */
  readonly isOffered: (toolId: string) => boolean;
}

export function createAtHand({ file, write, onChange, isOffered }: AtHandOptions): AtHandKeeper {
  let current = readStored(file);
  // What was at hand before the app was configured.
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
    // A file that is missing or damaged is no loss: the page tells once it is there.
    return nothing;
  }
}
