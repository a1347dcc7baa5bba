import { removeChoices } from './choice-keys.ts';
import { readFollowedAgain } from './followed-values.ts';

/** Forgets all kept values, which returns each to its defaults, before or after a test. */
export function clearKeptValues(): void {
  removeChoices();
  readFollowedAgain();
}
