import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';
import { shareLink } from './room-address.ts';

const recognised = (text: string) => recognise({ text, size: text.length });

test.each([
  ['localhost:8080', 'Team A', 'join the team Team A on localhost:8080'],
  ['poker.example.com', 'A/B', 'join the team A/B on poker.example.com'],
  ['ws://192.168.1.5:8080', 'Grüße\t💡', 'join the team Grüße 💡 on 192.168.1.5:8080'],
])('the link to a room on %s of %s', (hostName, teamName, preview) => {
  const link = shareLink('https://tools.example.com/x/', { hostName, roomId: 'b6e0', teamName });
  expect(recognised(` ${link}\n`)).toMatchObject({ preview, text: link });
});

test.each([
  '',
  'https://tools.example.com/',
  'https://tools.example.com/#/PokerPlanning',
  'https://tools.example.com/#/PokerPlanning/localhost:8080/1',
  'https://tools.example.com/#/JSON/JSONFormatter',
  '/PokerPlanning/localhost:8080/1/A',
  'javascript:alert(1)#/PokerPlanning/localhost:8080/1/A',
  'come to https://tools.example.com/#/PokerPlanning/localhost:8080/1/A',
  `https://tools.example.com/#/PokerPlanning/localhost:8080/1/${'a'.repeat(3000)}`,
])('%.60j leads to no room', (text) => {
  expect(recognised(text)).toBeUndefined();
});
