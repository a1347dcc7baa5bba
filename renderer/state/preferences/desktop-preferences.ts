import { type PreferencesState, platform } from '#renderer/platform/index.ts';
import {
  type DesktopPreferenceName,
  type DesktopPreferences,
  desktopPreferenceNames,
} from '#shared/desktop/desktop-preferences.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { createSessionValue } from '../kept/session-value.ts';

const state = createSessionValue<PreferencesState | undefined>(undefined);

/**
 * The settings of the desktop app; undefined on the website and until `readDesktopPreferences` has first asked for
 * them.
 */
export const useDesktopPreferences = state.use;

/**
 * Asks the desktop app, because the system's own settings may have changed in the meantime. Undefined on the website.
 */
export async function readDesktopPreferences(): Promise<DesktopPreferences | undefined> {
  const current = await platform.preferences?.read();
  if (current !== undefined) {
    state.write(current);
  }
  return current?.preferences;
}

/** @returns on failure, a sentence saying why nothing was changed */
export async function changeDesktopPreferences(change: Partial<DesktopPreferences>): Promise<Result<void, string>> {
  const answer = await platform.preferences?.change(change);
  if (answer === undefined) {
    return fail('Only the desktop app has this preference.');
  }
  if (answer.status === 'failed') {
    return fail(answer.reason);
  }
  state.write({ preferences: answer.preferences, problems: answer.problems });
  return answer.status === 'done' ? ok(undefined) : fail(answer.reason);
}

/**
 * Changes each preference separately, so that one refusal does not hold up the others.
 * @returns those that were refused
 */
export async function changeEachDesktopPreference(
  change: Partial<DesktopPreferences>,
): Promise<readonly DesktopPreferenceName[]> {
  const refused: DesktopPreferenceName[] = [];
  for (const name of desktopPreferenceNames.filter((candidate) => change[candidate] !== undefined)) {
    const changed = await changeDesktopPreferences({ [name]: change[name] });
    if (!changed.ok) {
      refused.push(name);
    }
  }
  return refused;
}
