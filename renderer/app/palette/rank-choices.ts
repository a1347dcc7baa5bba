import { countWords, search, searchLoosely } from '#tools/search-screens.ts';
import { type Choice, type Group, type GroupTitle, groupTitles } from './choice.ts';

/** The score above which a match counts as intended: a word begins with the query instead of merely containing it. */
const meant = 5;

/** An answer ranks above everything that is not matched by the beginning of its name. */
const certainAnswer = meant;
const doubtfulAnswer = 0.75;
/** The confidence from which an answer is treated as certain. */
const likely = 0.55;

/** The score of a match in the text of a past input instead of its name. */
const inSnippet = 1.25;
const inRecent = 0.6;

/** The score of tools found only without some words of the query: above doubtful answers, and below what has its name. */
const inSomeWords = 1;

/** How many entries of a group are shown at most; nobody reads more. */
const mostOfGroup = 24;

const isNamed = ({ heading }: Choice, query: string) => heading.toLowerCase() === query.trim().toLowerCase();

export interface Answers {
  readonly choices: readonly Choice[];
  /** How well the best choice fits, from 0 to 1. */
  readonly confidence: number;
}

export interface Lists {
  readonly tools: readonly Choice[];
  readonly actions: readonly Choice[];
  readonly preferences: readonly Choice[];
  readonly snippets: readonly Choice[];
  readonly recent: readonly Choice[];
}

export interface Ranked {
  readonly groups: readonly Group[];
  /** Whether the first entry stays first regardless of what the query is recognised as. */
  readonly isDecided: boolean;
}

interface RankedGroup extends Group {
  /** How well the best entry matches, per word of the query. */
  readonly fit: number;
}

/**
 * Groups the matches of a query: the group with the best match comes first, and within a group frequently used entries
 * come before others that match equally well.
 * @param query without the prefix for commands; a blank one matches everything
 * @param weightOf how much an entry is used, from 0 to 1
 * @param textMatches the ids of past inputs whose text contains the query
 */
export function rankChoices(
  query: string,
  lists: Lists,
  weightOf: (choice: Choice) => number,
  answers: Answers,
  textMatches: ReadonlySet<string> = new Set(),
): Ranked {
  const isBlank = query.trim() === '';
  const named = (title: GroupTitle, choices: readonly Choice[], searchIn = search): RankedGroup => {
    const found = searchIn(choices, (choice) => choice, query);
    return {
      title,
      fit: (found[0]?.score ?? 0) / countWords(query),
      choices: found
        .map(({ item, score }) => ({
          item,
          score: isBlank ? weightOf(item) : (score + (isNamed(item, query) ? 1 : 0)) * (1 + weightOf(item)),
        }))
        .toSorted((one, other) => other.score - one.score)
        .map(({ item }) => item),
    };
  };
  /** Finds past inputs by name first, then by text. */
  const past = (title: GroupTitle, choices: readonly Choice[], fitOfText: number): RankedGroup => {
    const byName = named(
      title,
      choices.filter(({ keywords }) => isBlank || keywords.length > 0),
    );
    const names = new Set(byName.choices);
    const byText = isBlank ? [] : choices.filter((choice) => textMatches.has(choice.id) && !names.has(choice));
    return {
      title,
      fit: Math.max(byName.fit, byText.length > 0 ? fitOfText : 0),
      choices: [...byName.choices, ...byText],
    };
  };
  const listed = [
    named('Tools', lists.tools),
    named('On this screen', lists.actions),
    named('Preferences', lists.preferences),
  ];
  // Only tools are looked for in other words than those that they have: actions and preferences are few and listed.
  const isUnknown = listed.every(({ choices }) => choices.length === 0);
  const groups: readonly RankedGroup[] = [
    {
      title: 'What it can be',
      choices: answers.choices,
      fit: answers.confidence >= likely ? certainAnswer : doubtfulAnswer,
    },
    ...(isUnknown ? [{ ...named('Tools', lists.tools, searchLoosely), fit: inSomeWords }] : listed),
    past('Snippets', lists.snippets, inSnippet),
    past('Recent inputs', lists.recent, inRecent),
  ];
  const shown = groups
    .filter(({ choices }) => choices.length > 0)
    .toSorted(
      (one, other) =>
        (isBlank ? 0 : other.fit - one.fit) || groupTitles.indexOf(one.title) - groupTitles.indexOf(other.title),
    );
  return {
    groups: shown.map(({ title, choices }) => ({
      title,
      choices: isBlank && title === 'Tools' ? choices : choices.slice(0, mostOfGroup),
    })),
    isDecided: isBlank || shown.some(({ title, fit }) => title !== 'What it can be' && fit > meant),
  };
}
