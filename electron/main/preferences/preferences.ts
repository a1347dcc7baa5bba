import type { DesktopPreferences } from '#shared/desktop/desktop-preferences.ts';
import type { Answer, Payload } from '#shared/ipc.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { ThemeSource } from '#shared/theme-source.ts';
import type { GlobalShortcut } from './global-shortcut.ts';
import type { LoginItem } from './linux-login-item.ts';
import { parsePreferences, readPreferences, type StoredPreferences, writePreferences } from './preferences-file.ts';

export interface Preferences {
  /** Must be called once: reads the file and activates the shortcut. @returns the reason as a sentence if that fails */
  readonly start: () => Promise<string | undefined>;
  /** The stored preferences after the last change. */
  readonly stored: () => StoredPreferences;
  /**
   * The stored preferences once every change requested so far is complete, which is what the page shows. Never rejects.
   */
  readonly settled: () => Promise<StoredPreferences>;
  readonly read: () => Promise<Answer<'getPreferences'>>;
  /** Applies the whole change or, if one part is refused, nothing. Changes are carried out one after the other. */
  readonly change: (change: Payload<'setPreferences'>) => Promise<Answer<'setPreferences'>>;
  /** Remembers the theme of the page for the next start. */
  readonly rememberTheme: (theme: ThemeSource) => Promise<void>;
  /** Remembers whether the app must never use the network. @returns the reason as a sentence if that fails */
  readonly rememberNetwork: (isRefused: boolean) => Promise<Result<void, string>>;
  /** Remembers that the user was told where the hidden window went. */
  readonly rememberTrayHint: () => Promise<void>;
}

export interface PreferencesParts {
  /** The file in the user's profile. */
  readonly path: string;
  readonly shortcut: GlobalShortcut;
  readonly loginItem: Pick<LoginItem, 'read' | 'set'>;
  /** Whether there is a tray in which the app can start and to which it can close. */
  readonly hasTray: () => boolean;
  /** A sentence that says how to get a tray, if that is possible. */
  readonly trayHint: string | undefined;
  /** Why the app does not check for updates, as a sentence; undefined if it does, or would. */
  readonly updateProblem: () => Promise<string | undefined>;
  /** One or more sentences about what cannot be known about the shortcut. */
  readonly shortcutDoubt: () => string | undefined;
}

/** A step of a change, and how to undo it. */
interface Step {
  readonly apply: () => Promise<Result<unknown, string>>;
  readonly undo: () => Promise<unknown>;
}

/** @example createPreferences({ path, shortcut, loginItem, … }).change({ globalShortcut: 'Ctrl+Alt+K' }) */
export function createPreferences(parts: PreferencesParts): Preferences {
  const { path, shortcut, loginItem, hasTray, shortcutDoubt } = parts;
  let stored = parsePreferences('{}');
  /** Why the stored shortcut does not work. It remains stored, so that the next start tries it again. */
  let shortcutProblem: string | undefined;
  let lastChange: Promise<unknown> = Promise.resolve();

  const read = async (): Promise<Answer<'getPreferences'>> => {
    const { isOn, problem } = await loginItem.read();
    const { closeToTray, globalShortcut, shortcutOpens, quickBoxReadsClipboard, lookForUpdates } = stored;
    const updates = await parts.updateProblem();
    const keys = shortcutProblem ?? shortcutDoubt();
    const isWithoutTray = !hasTray();
    const login = problem ?? (isWithoutTray ? 'There is no tray, so the window shows when you log in.' : undefined);
    const hint = parts.trayHint === undefined ? '' : ` ${parts.trayHint}`;
    return {
      preferences: {
        startAtLogin: isOn,
        closeToTray,
        globalShortcut,
        shortcutOpens,
        quickBoxReadsClipboard,
        lookForUpdates,
      },
      problems: {
        ...(login === undefined ? {} : { startAtLogin: login }),
        ...(isWithoutTray ? { closeToTray: `There is no tray, so the close button closes the app.${hint}` } : {}),
        ...(keys === undefined ? {} : { globalShortcut: keys }),
        ...(updates === undefined ? {} : { lookForUpdates: updates }),
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
        : fail('The system did not change what starts at login. Check its own settings.');
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
        shortcutOpens: change.shortcutOpens ?? stored.shortcutOpens,
        quickBoxReadsClipboard: change.quickBoxReadsClipboard ?? stored.quickBoxReadsClipboard,
        lookForUpdates: change.lookForUpdates ?? stored.lookForUpdates,
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

  /** Saves something that the user did not explicitly ask to save, so a failure is only logged. */
  const remember = (part: Partial<StoredPreferences>) =>
    inTurn(async () => {
      const saved = await store({ ...stored, ...part });
      if (!saved.ok) {
        console.error(saved.error);
      }
    });

  return {
    start: async () => {
      stored = await readPreferences(path);
      const started = shortcut.use(stored.globalShortcut);
      shortcutProblem = started.ok ? undefined : started.error;
      return shortcutProblem;
    },
    stored: () => stored,
    settled: () => lastChange.then(() => stored),
    read,
    change: (change) => inTurn(() => applyChange(change)),
    rememberTheme: (theme) => remember({ theme }),
    rememberNetwork: (isNetworkRefused) => inTurn(() => store({ ...stored, isNetworkRefused })),
    rememberTrayHint: () => remember({ wasToldOfTray: true }),
  };
}

async function takeBack(steps: readonly Step[]): Promise<void> {
  for (const step of steps.toReversed()) {
    await step.undo();
  }
}
