import type { OnBeforeRequestListenerDetails, Session } from 'electron';
import { expect, it, vi } from 'vitest';
import { findPage } from '#electron/main/page/page-address.ts';
import { createRequestGuard, type JoinedServer, maySocketOpen } from './request-guard.ts';

const page = findPage(undefined, true);
const plain: JoinedServer = { host: '192.168.1.5:8080', isSecure: false };
const secure: JoinedServer = { host: 'poker.example.com', isSecure: true };

it.each<[string, JoinedServer]>([
  ['ws://192.168.1.5:8080/ws?roomUUID=1', plain],
  ['wss://poker.example.com/ws?roomUUID=1', secure],
  ['wss://poker.example.com:443/ws?roomUUID=1', secure],
  ['WSS://Poker.Example.com/ws', secure],
  ['ws://[::1]:8080/ws', { host: '[::1]:8080', isSecure: false }],
])('%s is let through to %j', (address, joined) => {
  expect(maySocketOpen(address, joined, page)).toBe(true);
  expect(maySocketOpen(address, undefined, page)).toBe(false);
});

it.each<[string, JoinedServer]>([
  ['wss://192.168.1.5:8080/ws', plain],
  ['ws://192.168.1.5:8081/ws', plain],
  ['ws://192.168.1.5/ws', plain],
  ['ws://192.168.1.50:8080/ws', plain],
  ['ws://192.168.1.5:8080/', plain],
  ['ws://192.168.1.5:8080/ws/x', plain],
  ['ws://192.168.1.5:8080/other?x=/ws', plain],
  ['ws://192.168.1.5:8080@evil.example/ws', plain],
  ['ws://user:secret@192.168.1.5:8080/ws', plain],
  ['ws://poker.example.com/ws', secure],
  ['wss://poker.example.com.evil.example/ws', secure],
  ['wss://evil.example/ws#poker.example.com', secure],
  ['http://192.168.1.5:8080/ws', plain],
  ['not an address', plain],
  ['', plain],
])('%s is refused for %j', (address, joined) => {
  expect(maySocketOpen(address, joined, page)).toBe(false);
});

it('a dev server may reload its page, and the built page has none', () => {
  const developed = findPage('http://localhost:5173/', false);
  expect(maySocketOpen('ws://localhost:5173/?token=x', undefined, developed)).toBe(true);
  expect(maySocketOpen('ws://localhost:5174/', undefined, developed)).toBe(false);
  expect(maySocketOpen('ws://web-toolbox/', undefined, page)).toBe(false);
});

it('answers each socket of the session by the server that is joined at that moment', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onBeforeRequest = vi.fn();
  let isRefused = false;
  const { guard, join, leave } = createRequestGuard(page, () => isRefused);
  guard({ webRequest: { onBeforeRequest } } as unknown as Pick<Session, 'webRequest'>);
  const [filter, listener] = onBeforeRequest.mock.calls[0] ?? [];
  expect(filter).toEqual({ urls: ['ws://*/*', 'wss://*/*', 'http://*/*', 'https://*/*'] });
  const ask = (url: string) => {
    const answer = vi.fn();
    listener({ url } as OnBeforeRequestListenerDetails, answer);
    return answer.mock.calls;
  };
  const [isRefusedAnswer, isLetThrough] = [[[{ cancel: true }]], [[{ cancel: false }]]];
  expect(ask('ws://192.168.1.5:8080/ws')).toEqual(isRefusedAnswer);
  join(plain);
  expect(ask('ws://192.168.1.5:8080/ws')).toEqual(isLetThrough);
  join(secure);
  expect(ask('ws://192.168.1.5:8080/ws')).toEqual(isRefusedAnswer);
  expect(ask('wss://poker.example.com/ws')).toEqual(isLetThrough);
  leave();
  expect(ask('wss://poker.example.com/ws')).toEqual(isRefusedAnswer);

  join(secure);
  for (const address of ['wss://poker.example.com/ws', 'https://api.github.com/users/a/repos', 'http://localhost:1/']) {
    expect(ask(address)).toEqual(isLetThrough);
    isRefused = true;
    expect(ask(address)).toEqual(isRefusedAnswer);
    isRefused = false;
  }
});

it('lets a dev server serve its page, whatever is refused', () => {
  const onBeforeRequest = vi.fn();
  createRequestGuard(findPage('http://localhost:5173/', false), () => true).guard({
    webRequest: { onBeforeRequest },
  } as unknown as Pick<Session, 'webRequest'>);
  const [, listener] = onBeforeRequest.mock.calls[0] ?? [];
  const isCancelled = (url: string) => {
    const answer = vi.fn();
    listener({ url } as OnBeforeRequestListenerDetails, answer);
    return answer.mock.calls[0]?.[0].cancel;
  };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(isCancelled('http://localhost:5173/main.tsx')).toBe(false);
  expect(isCancelled('ws://localhost:5173/?token=x')).toBe(false);
  expect(isCancelled('http://localhost:5174/')).toBe(true);
});
