import { countWords, search } from '#tools/search-screens.ts';
import { type Choice, type Group, type GroupTitle, groupTitles } from './choice.ts';

/** What begins with a word of the query, and not only has it somewhere in it, is what was meant. */
const meant = 5;

/** An answer stands above all that is not meant by its name. */
const certainAnswer = meant;
const doubtfulAnswer = 0.75;
/** From here on the answer is as good as certain. */
const likely = 0.55;

/** What is found in the text of an input of the past, and not by a name. */
const inSnippet = 1.25;
const inRecent = 0.6;

/** More of a group than anybody reads. */
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
  /** Whether the first line is the first whatever the query is recognised as. */
  readonly isDecided: boolean;
}

interface RankedGroup extends Group {
  /** How well its best line fits, for each word of the query. */
  readonly fit: number;
}

/**
 * What a query finds, in groups: the group with the best line first, and in each what is used often before what fits
 * equally well.
 * @param query without the prefix for commands; blank finds all of the lists
 * @param weightOf how much something is used, 0 to 1
 * @param textMatches the ids of inputs of the past that have the query anywhere in their text
 */
export function rankChoices(
  query: string,
  lists: Lists,
  weightOf: (choice: Choice) => number,
  answers: Answers,
  textMatches: ReadonlySet<string> = new Set(),
): Ranked {
  const isBlank = query.trim() === '';
  const named = (title: GroupTitle, choices: readonly Choice[]): RankedGroup => {
    const found = search(choices, (choice) => choice, query);
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
  /** By its name first, then by its text. */
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
  const groups: readonly RankedGroup[] = [
    {
      title: 'What it can be',
      choices: answers.choices,
      fit: answers.confidence >= likely ? certainAnswer : doubtfulAnswer,
    },
    named('Tools', lists.tools),
    named('On this screen', lists.actions),
    named('Preferences', lists.preferences),
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
