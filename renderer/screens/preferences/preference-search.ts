/** The texts of a preference that are searched, besides the title of its group. */
export interface SearchedPreference {
  readonly title: string;
  /** Synonyms and related terms. */
  readonly words: string;
}

export interface SearchedGroup<P extends SearchedPreference> {
  readonly title: string;
  readonly preferences: readonly P[];
}

/**
 * The preferences, in their groups, for which each word of a query matches the beginning of a word; empty groups are
 * left out.
 * @example searchPreferences(groups, 'dark') // [{ title: 'Appearance', preferences: [{ title: 'Theme', … }] }]
 */
export function searchPreferences<P extends SearchedPreference, G extends SearchedGroup<P>>(
  groups: readonly (G & SearchedGroup<P>)[],
  query: string,
): readonly G[] {
  const wanted = wordsOf(query);
  return groups.flatMap((group) => {
    const preferences = group.preferences.filter(({ title, words }) => {
      const own = wordsOf(`${group.title} ${title} ${words}`);
      return wanted.every((word) => own.some((other) => other.startsWith(word)));
    });
    return preferences.length === 0 ? [] : [{ ...group, preferences }];
  });
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
