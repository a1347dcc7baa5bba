import { expect, test } from 'vitest';
import { readEnvironment } from './read-environment.ts';

test.each([
  [{}, {}],
  [{ HIDDEN_TOOLS: '', SWITCHED_OFF: '', DEFAULT_PREFERENCES: '', HOME_TEXT: '' }, {}],
  [{ HIDDEN_TOOLS: 'First, Second\nThird', OTHER: 'x' }, { hiddenTools: ['First', 'Second', 'Third'] }],
  [{ SWITCHED_OFF: 'github poker' }, { switchedOff: ['github', 'poker'] }],
  [
    { DEFAULT_PREFERENCES: 'theme=dark, codeFontSize=14 wrapsLines=true startPath=/Tool/Tab' },
    { preferences: { theme: 'dark', codeFontSize: 14, wrapsLines: true, startPath: '/Tool/Tab' } },
  ],
  // An entry that is not a pair is kept so that the check can report it.
  [{ DEFAULT_PREFERENCES: 'dark' }, { preferences: { dark: '' } }],
  [{ HOME_TEXT: 'Ask us.\nRoom 5, <b>' }, { homeText: 'Ask us.\nRoom 5, <b>' }],
])('reads %j in the form of the file', (environment, expected) => {
  expect(readEnvironment(environment)).toEqual(expected);
});
