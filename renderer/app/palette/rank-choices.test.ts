import { describe, expect, it } from 'vitest';
import type { Choice } from './choice.ts';
import { type Lists, rankChoices } from './rank-choices.ts';

const line = (heading: string, rest: Partial<Choice> = {}): Choice => ({
  id: heading,
  heading,
  detail: '',
  keywords: [],
  run: () => undefined,
  ...rest,
});

const lists: Lists = {
  tools: [
    line('URL Parser', { keywords: ['address'] }),
    line('URL Encoder'),
    line('JSON Formatter', { keywords: ['pretty'] }),
    line('Preferences', { keywords: ['theme'] }),
  ],
  actions: [line('Copy to clipboard'), line('Clear')],
  preferences: [line('Theme'), line('Theme: Dark', { keywords: ['switch'] })],
  snippets: [line('Deploy', { id: 's1', keywords: ['cURL'] }), line('select * from t', { id: 's2' })],
  recent: [line('{"json":1}', { id: 'r1' }), line('old text', { id: 'r2' })],
};
const none = { choices: [], confidence: 0 };
const unused = () => 0;
const shown = (...parameters: Parameters<typeof rankChoices>) =>
  rankChoices(...parameters).groups.map(({ title, choices }) => `${title}: ${choices.map(({ id }) => id).join(', ')}`);

describe('rankChoices', () => {
  it('shows everything for nothing, in its order', () => {
    expect(shown('', lists, unused, none)).toEqual([
      'Tools: URL Parser, URL Encoder, JSON Formatter, Preferences',
      'On this screen: Copy to clipboard, Clear',
      'Preferences: Theme, Theme: Dark',
      'Snippets: s1, s2',
      'Recent inputs: r1, r2',
    ]);
  });

  it('puts the group with the best line first', () => {
    expect(shown('theme', lists, unused, none)).toEqual(['Preferences: Theme, Theme: Dark', 'Tools: Preferences']);
    expect(shown('clear', lists, unused, none)).toEqual(['On this screen: Clear']);
    expect(shown('deploy', lists, unused, none)).toEqual(['Snippets: s1']);
  });

  it('puts what is used often first among what fits alike, and not before what fits better', () => {
    const often = ({ id }: Choice) => (id === 'URL Encoder' ? 0.4 : 0);
    expect(shown('url', lists, often, none)[0]).toBe('Tools: URL Encoder, URL Parser');
    expect(shown('url parser', lists, often, none)[0]).toBe('Tools: URL Parser');
    expect(shown('', lists, often, none)[0]).toBe('Tools: URL Encoder, URL Parser, JSON Formatter, Preferences');
  });

  it('has inputs of the past that only have the words in their text below what has that name', () => {
    expect(shown('json', lists, unused, none, new Set(['r1', 's2']))).toEqual([
      'Tools: JSON Formatter',
      'Snippets: s2',
      'Recent inputs: r1',
    ]);
    expect(shown('select', lists, unused, none, new Set(['s2']))).toEqual(['Snippets: s2']);
  });

  it.each([
    ['a likely answer stands above what merely has the letters somewhere', 'ars', 0.9, 'What it can be'],
    ['what begins with the word stands above any answer', 'url', 0.95, 'Tools'],
    ['an unlikely answer stands below what is found at all', 'arser', 0.3, 'Tools'],
  ])('%s', (_name, query, confidence, first) => {
    const answers = { choices: [line('answer')], confidence };
    expect(rankChoices(query, lists, unused, answers).groups[0]?.title).toBe(first);
  });

  it('finds tools without the words that none has, where nothing has all of them', () => {
    expect(shown('url to json converter', lists, unused, none)).toEqual([]);
    expect(shown('json beautifier', lists, unused, none)).toEqual([]);
    expect(shown('json viewer', lists, unused, none)).toEqual(['Tools: JSON Formatter']);
    expect(shown('theme validator', lists, unused, none)).toEqual(['Tools: Preferences']);
    expect(shown('dark theme', lists, unused, none)).toEqual(['Preferences: Theme: Dark']);
  });

  it('has tools found so above what is found only in a text, and above a doubtful answer', () => {
    const answers = { choices: [line('answer')], confidence: 0.3 };
    expect(shown('json viewer', lists, unused, answers, new Set(['r1']))).toEqual([
      'Tools: JSON Formatter',
      'What it can be: answer',
      'Recent inputs: r1',
    ]);
    expect(rankChoices('json viewer', lists, unused, none).isDecided).toBe(false);
  });

  it('is decided before there are answers where these cannot stand first', () => {
    expect(rankChoices('url', lists, unused, none).isDecided).toBe(true);
    expect(rankChoices('jason', lists, unused, none).isDecided).toBe(false);
    expect(rankChoices('1737244800', lists, unused, none).isDecided).toBe(false);
  });

  it('shows no more of a group than anybody reads', () => {
    const recent = Array.from({ length: 1000 }, (_, index) => line(`entry ${index}`, { id: `e${index}` }));
    const groups = rankChoices('entry', { ...lists, recent }, unused, none, new Set(recent.map(({ id }) => id))).groups;
    expect(groups.find(({ title }) => title === 'Recent inputs')?.choices.length).toBeLessThan(50);
  });
});
