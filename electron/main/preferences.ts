import type { DesktopPreferences } from '#shared/desktop-preferences.ts';
import type { Answer, Payload } from '#shared/ipc.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { LoginItem } from './login-item-linux.ts';
import { parsePreferences, readPreferences, type StoredPreferences, writePreferences } from './preferences-file.ts';
import type { GlobalShortcut } from './shortcut.ts';

export interface Preferences {
  /** To be called once: reads the file and puts the shortcut in force. @returns why that failed, as a sentence */
  readonly start: () => Promise<string | undefined>;
  /** What is stored, as the last change left it. */
  readonly stored: () => StoredPreferences;
  readonly read: () => Promise<Answer<'getPreferences'>>;
  /** Applies all of it or, where one part is refused, nothing. One change after the other, whoever asks. */
  readonly change: (change: Payload<'setPreferences'>) => Promise<Answer<'setPreferences'>>;
  /** Remembers that the user was told where the hidden window went. */
  readonly rememberTrayHint: () => Promise<void>;
}

export interface PreferencesParts {
  /** The file in the user's profile. */
  readonly path: string;
  readonly shortcut: GlobalShortcut;
  readonly loginItem: Pick<LoginItem, 'read' | 'set'>;
  /** Why close to tray has no effect on this system: a sentence. */
  readonly trayProblem: () => string | undefined;
  /** Why a shortcut in force may do nothing all the same: a sentence. */
  readonly shortcutDoubt: string | undefined;
}

/** A step of a change, and how to take it back. */
interface Step {
  readonly apply: () => Promise<Result<unknown, string>>;
  readonly undo: () => Promise<unknown>;
}

/** @example createPreferences({ path, shortcut, loginItem, … }).change({ globalShortcut: 'Ctrl+Alt+K' }) */
export function createPreferences(parts: PreferencesParts): Preferences {
  const { path, shortcut, loginItem, trayProblem, shortcutDoubt } = parts;
  let stored = parsePreferences('{}');
  /** Kept with the shortcut that it is about, so that the next start tries that again. */
  let shortcutProblem: string | undefined;
  let lastChange: Promise<unknown> = Promise.resolve();

  const read = async (): Promise<Answer<'getPreferences'>> => {
    const { isOn, problem } = await loginItem.read();
    const { closeToTray, globalShortcut } = stored;
    const tray = trayProblem();
    const keys = shortcutProblem ?? (shortcut.inForce() === '' ? undefined : shortcutDoubt);
    return {
      preferences: { startAtLogin: isOn, closeToTray, globalShortcut },
      problems: {
        ...(problem === undefined ? {} : { startAtLogin: problem }),
        ...(tray === undefined ? {} : { closeToTray: tray }),
        ...(keys === undefined ? {} : { globalShortcut: keys }),
      },
    };
  };

  const store = async (next: StoredPreferences): Promise<Result<void, string>> => {
    if (JSON.stringify(next) === JSON.stringify(stored)) {
      return ok(undefined);
    }
    const written = await writePreferences(path, next);
    if (!written.ok) {
      return fail(`The preferences were not saved: ${written.error}`);
    }
    stored = next;
    return written;
  };

  const shortcutStep = (text: string): Step => {
    const before = shortcut.inForce();
    return {
      apply: async () => shortcut.use(text),
      undo: async () => shortcut.use(before),
    };
  };

  const loginItemStep = (isOn: boolean, wasOn: boolean): Step => ({
    apply: async () => {
      const set = await loginItem.set(isOn);
      if (!set.ok) {
        return set;
      }
      const now = await loginItem.read();
      return now.isOn === isOn || now.problem !== undefined
        ? ok(undefined)
        : fail('The system did not take over what starts at login. Look in its own settings.');
    },
    undo: () => loginItem.set(wasOn),
  });

  const applyChange = async (change: Payload<'setPreferences'>): Promise<Answer<'setPreferences'>> => {
    const before: DesktopPreferences = (await read()).preferences;
    const steps: Step[] = [];
    if (change.globalShortcut !== undefined) {
      steps.push(shortcutStep(change.globalShortcut));
    }
    if (change.startAtLogin !== undefined && change.startAtLogin !== before.startAtLogin) {
      steps.push(loginItemStep(change.startAtLogin, before.startAtLogin));
    }
    const apply = async (): Promise<Result<unknown, string>> => {
      for (const [index, step] of steps.entries()) {
        const applied = await step.apply();
        if (!applied.ok) {
          await takeBack(steps.slice(0, index));
          return applied;
        }
      }
      const saved = await store({
        ...stored,
        closeToTray: change.closeToTray ?? stored.closeToTray,
        globalShortcut: change.globalShortcut === undefined ? stored.globalShortcut : shortcut.inForce(),
      });
      if (!saved.ok) {
        await takeBack(steps);
      } else if (change.globalShortcut !== undefined) {
        shortcutProblem = undefined;
      }
      return saved;
    };
    const applied = await apply();
    const now = await read();
    return applied.ok ? { status: 'done', ...now } : { status: 'refused', reason: applied.error, ...now };
  };

  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = lastChange.then(task);
    lastChange = turn.catch(() => undefined);
    return turn;
  };

  return {
    start: async () => {
      stored = await readPreferences(path);
      const started = shortcut.use(stored.globalShortcut);
      shortcutProblem = started.ok ? undefined : started.error;
      return shortcutProblem;
    },
    stored: () => stored,
    read,
    change: (change) => inTurn(() => applyChange(change)),
    rememberTrayHint: () =>
      inTurn(async () => {
        const saved = await store({ ...stored, wasToldOfTray: true });
        if (!saved.ok) {
          console.error(saved.error);
        }
      }),
  };
}

async function takeBack(steps: readonly Step[]): Promise<void> {
  for (const step of steps.toReversed()) {
    await step.undo();
  }
}
