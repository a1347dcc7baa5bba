import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readParameters } from '#tools/screen-address.ts';
import { findScreen } from '#tools/screens.ts';
import { readRoomLink } from './read-room-link.ts';
import { readRoomPath, roomPath, shareLink } from './room-address.ts';
import { describeReach } from './share-room.ts';

const room = { hostName: 'localhost:8080', roomId: 'b6e0', teamName: 'Team A' };
const readPath = (path: string) => {
  const screen = findScreen(path);
  return screen && readRoomPath(readParameters(screen, path));
};

describe('the path of a room', () => {
  it.each([
    ['a host with its port', room, '/PokerPlanning/localhost:8080/b6e0/Team%20A'],
    ['a slash', { ...room, teamName: 'A/B' }, '/PokerPlanning/localhost:8080/b6e0/A%2FB'],
    ['a percent sign', { ...room, teamName: '100% %41' }, '/PokerPlanning/localhost:8080/b6e0/100%25%20%2541'],
    ['a scheme', { ...room, hostName: 'wss://x' }, '/PokerPlanning/wss:%2F%2Fx/b6e0/Team%20A'],
    ['dots', { ...room, teamName: '..' }, '/PokerPlanning/localhost:8080/b6e0/%2E%2E'],
    ['? and #', { ...room, teamName: 'a?b#c' }, '/PokerPlanning/localhost:8080/b6e0/a%3Fb%23c'],
    ['emoji', { ...room, teamName: '🃏 équipe' }, '/PokerPlanning/localhost:8080/b6e0/%F0%9F%83%8F%20%C3%A9quipe'],
  ])('with %s', (_name, address, path) => {
    expect(roomPath(address)).toBe(path);
    expect(readPath(path)).toEqual(address);
  });

  it('brings back whatever it was made of', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 80 })
      .filter((text) => text.trim() === text && text !== '');
    fc.assert(
      fc.property(name, name, name, (hostName, roomId, teamName) => {
        expect(readPath(roomPath({ hostName, roomId, teamName }))).toEqual({ hostName, roomId, teamName });
      }),
    );
  });

  it('does not break on half a character', () => {
    expect(roomPath({ ...room, teamName: 'a\uD800' })).toBe('/PokerPlanning/localhost:8080/b6e0/a%EF%BF%BD');
  });

  it.each([
    '/PokerPlanning',
    '/PokerPlanning/h',
    '/PokerPlanning/h/1',
    '/PokerPlanning/h/1/%20',
    `/PokerPlanning/h/${'1'.repeat(129)}/A`,
  ])('is none: %s', (path) => {
    expect(readPath(path)).toBeUndefined();
  });
});

describe('links', () => {
  it.each([
    ['http://h:8080/#/PokerPlanning/h:8080/1/A', 'h:8080'],
    [' https://tools.example.com/x/#/PokerPlanning/poker.example.com/1/A ', 'wss://poker.example.com'],
    ['https://tools.example.com/#/PokerPlanning/ws:%2F%2Flocalhost:8080/1/A', 'ws://localhost:8080'],
    ['/PokerPlanning/h/1/A', 'h'],
  ])('%s leads to a room at %s', (link, hostName) => {
    expect(readRoomLink(link)).toEqual({ hostName, roomId: '1', teamName: 'A' });
  });

  it.each(['', 'hello', 'http://h/#/JSON', 'http://h/#/PokerPlanning/h/1', 'javascript:alert(1)'])(
    '%s leads to none',
    (link) => {
      expect(readRoomLink(link)).toBeUndefined();
    },
  );

  it('say when they lead to localhost', () => {
    expect(shareLink('http://h:1/x/#/old', room)).toBe('http://h:1/x/#/PokerPlanning/localhost:8080/b6e0/Team%20A');
    expect(describeReach(shareLink('http://h:1/', room))).toMatch(/only this machine/u);
    expect(
      describeReach(shareLink('http://192.168.1.5:8080/', { ...room, hostName: '192.168.1.5:8080' })),
    ).toBeUndefined();
    expect(
      describeReach(shareLink('http://h/', { ...room, hostName: 'h', teamName: 'localhost fans' })),
    ).toBeUndefined();
  });
});
