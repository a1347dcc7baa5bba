import { expect, it } from 'vitest';
import { describeEnd } from './describe-end.ts';

it.each([
  [1008, '', true, /more was sent in a second than it allows/u],
  [1009, '', true, /too large/u],
  [1011, '', true, /went wrong there/u],
  [1012, 'The server restarts.', true, /restarting/u],
  [1001, '', true, /restarting/u],
  [1013, '', true, /too busy/u],
  [4001, '', true, /code 4001/u],
  [4001, 'Banned.', true, /: Banned\.$/u],
  [1006, 'silent', true, /does not answer any more/u],
  [1006, '', true, /^The channel to h:1 was cut\.$/u],
  [1006, 'policy', false, /^This site may not reach h:1: /u],
  [1006, 'policy', true, /^The channel to h:1 was cut\.$/u],
  [1006, '', false, /^h:1 cannot be reached\. Check/u],
])('%s %j, open before: %s', (code, reason, wasOpen, words) => {
  expect(describeEnd({ code, reason, wasOpen }, 'h:1', true)).toMatch(words);
});

it('says first that there is no network, and what a public page may be asked', () => {
  const end = { code: 1006, reason: '', wasOpen: false };
  expect(describeEnd(end, 'h', false)).toBe('You are offline.');
  expect(describeEnd(end, 'h', true, true)).toMatch(/local network, allow it\.$/u);
});
