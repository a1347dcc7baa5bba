import { escapeMarkdown } from '#shared/formats/escape-markdown.ts';
import { showEstimate } from './card-types.ts';
import { computeStatistics, roundPoints } from './compute-statistics.ts';
import { countVotes } from './count-votes.ts';
import type { FinishedStory } from './room-model.ts';

export type HistoryFormat = 'markdown' | 'csv';

const headings = ['Story', 'Finished', 'Votes', 'Average', 'Median', 'Lowest', 'Highest', 'Agreement', 'Cards'];

/** @returns the estimates of a story, each repeated as often as it was given */
export function votesOf({ votes }: FinishedStory): string[] {
  return votes.flatMap(({ estimate, count }) => Array.from({ length: Math.min(count, 1000) }, () => estimate));
}

/** Writes points with one decimal, or with more if they are a card's own, such as 0.25; in no language, for programs. */
function writePoints(value: number | undefined, isOfCard: boolean): string {
  if (value === undefined || Number.isNaN(value)) {
    return '';
  }
  const rounded = roundPoints(value);
  return isOfCard && rounded !== value ? String(value) : rounded.toFixed(1);
}

function cellsOf(story: FinishedStory): string[] {
  const statistics = computeStatistics(votesOf(story));
  return [
    story.title,
    story.finishedAtISO8601,
    String(statistics?.voteCount ?? 0),
    writePoints(statistics?.average, false),
    writePoints(statistics?.median, true),
    writePoints(statistics?.lowest, true),
    writePoints(statistics?.highest, true),
    statistics === undefined ? '' : `${Math.round(statistics.agreement * 100)}%`,
    countVotes(story.votes)
      .map(({ estimate, count }) => `${showEstimate(estimate)} × ${count}`)
      .join(', '),
  ];
}

/**
 * Writes the finished stories as a table.
 * @param stories oldest first
 * @returns GitHub's Markdown, or CSV (RFC 4180, with CRLF) in which spreadsheets do not take any story for a formula
 * @example exportStories([], 'csv') // 'Story,Finished,Votes,…\r\n'
 */
export function exportStories(stories: readonly FinishedStory[], format: HistoryFormat): string {
  const rows = stories.map(cellsOf);
  if (format === 'csv') {
    return [headings, ...rows].map((cells) => `${cells.map(toCsvField).join(',')}\r\n`).join('');
  }
  return [headings, headings.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(toMarkdownCell).join(' | ')} |\n`)
    .join('');
}

/** Prefixes text that begins like a formula with an apostrophe, which makes spreadsheets treat it as text. */
function toCsvField(text: string): string {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function toMarkdownCell(text: string): string {
  return escapeMarkdown(text.replaceAll(/\s+/gu, ' ').trim());
}
