import { preferenceList } from '#renderer/state/preferences/preference-list.ts';
import { screenOf } from '#tools/screen-of.ts';
import type { Choice } from './choice.ts';
import type { PreferenceSwitch } from './list-switches.ts';

const { folder } = screenOf('Preferences');

/** Lists every preference by its name; choosing one opens Preferences there. */
export function listPreferences(open: (title: string) => void): readonly Choice[] {
  return preferenceList.flatMap((group) =>
    group.preferences.map(({ title, words }) => ({
      id: `preference-${title.replaceAll(/\W+/gu, '-')}`,
      useId: `preference:${title}`,
      screenId: 'Preferences' as const,
      icon: folder,
      heading: title,
      detail: `Preferences, ${group.title}`,
      keywords: words.split(' '),
      run: () => open(title),
    })),
  );
}

/** Lists the values of preferences that can be switched directly; choosing one applies it. */
export function switchChoices(
  switches: readonly PreferenceSwitch[],
  choose: (one: PreferenceSwitch) => void,
): readonly Choice[] {
  return switches.map((one) => ({
    id: `switch-${`${one.title} ${one.value}`.replaceAll(/\W+/gu, '-')}`,
    useId: `switch:${one.title}:${one.value}`,
    icon: folder,
    heading: `${one.title}: ${one.value}`,
    detail: 'Switch it now',
    keywords: one.keywords,
    run: () => choose(one),
  }));
}
