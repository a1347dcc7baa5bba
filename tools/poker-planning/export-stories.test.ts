import { expect, it } from 'vitest';
import { exportStories } from './export-stories.ts';

const story = (title: string, ...votes: [string, number][]) => ({
  title,
  finishedAtISO8601: '2025-01-19T10:00:00.000Z',
  votes: votes.map(([estimate, count]) => ({ estimate, count })),
});

const csvRow = (title: string) => exportStories([story(title)], 'csv').split('\r\n')[1];

it('writes CSV with figures', () => {
  expect(exportStories([story('SHOP-1', ['5', 2], ['0.5', 1], ['?', 1])], 'csv')).toBe(
    'Story,Finished,Votes,Average,Median,Lowest,Highest,Agreement,Cards\r\n' +
      'SHOP-1,2025-01-19T10:00:00.000Z,4,3.5,5.0,0.5,5.0,50%,"5 × 2, ½ × 1, ? × 1"\r\n',
  );
});

it('writes a Markdown table', () => {
  expect(exportStories([story('A | B\n*c*', ['3', 1])], 'markdown')).toBe(
    '| Story | Finished | Votes | Average | Median | Lowest | Highest | Agreement | Cards |\n' +
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n' +
      '| A \\| B \\*c\\* | 2025-01-19T10:00:00.000Z | 1 | 3.0 | 3.0 | 3.0 | 3.0 | 100% | 3 × 1 |\n',
  );
});

it.each([
  ['https://shop.example/browse/SHOP_1?view=~all', 'https://shop.example/browse/SHOP_1?view=~all'],
  ['SHOP_1: https://shop.example/b_1, first', 'SHOP\\_1: https://shop.example/b_1, first'],
  ['AT&amp;T', 'AT\\&amp;T'],
])('keeps what the story %j says and links to in Markdown', (title, cell) => {
  expect(exportStories([story(title)], 'markdown')).toContain(`\n| ${cell} |`);
});

it.each([
  ['plain', 'plain,'],
  ['with, comma', '"with, comma",'],
  ['say "hi"', '"say ""hi""",'],
  ['two\nlines', '"two\nlines",'],
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")",`],
  ['+1', "'+1,"],
  ['-1', "'-1,"],
  ['@SUM(A1)', "'@SUM(A1),"],
])('quotes the story %j', (title, start) => {
  expect(csvRow(title)?.startsWith(start)).toBe(true);
});

it('does not round what is on a card', () => {
  expect(exportStories([story('T', ['0.25', 1], ['0.75', 2])], 'csv')).toContain(',3,0.6,0.75,0.25,0.75,67%,');
});

it('counts a card once, however its number is written', () => {
  const votes = story('T', ['½', 1], ['XL', 1], ['0.5', 2], ['0,5', 1]);
  expect(exportStories([votes], 'markdown')).toContain(' | ½ × 4, XL × 1 |');
});

it('leaves figures out where no vote is a number', () => {
  expect(exportStories([story('T', ['XL', 2])], 'csv')).toContain('T,2025-01-19T10:00:00.000Z,2,,,,,100%,XL × 2');
});

it('does not hang on a count that a hostile server makes up', () => {
  expect(exportStories([story('T', ['1', 1e12])], 'csv')).toContain(',1.0,');
});
