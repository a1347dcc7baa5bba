import { describe, expect, it } from 'vitest';
import { type PageOrigin, readServer } from './read-server.ts';

const http: PageOrigin = { protocol: 'http:', isDesktop: false };
const https: PageOrigin = { protocol: 'https:', isDesktop: false };
const desktop: PageOrigin = { protocol: 'app:', isDesktop: true };

describe('readServer', () => {
  it.each<[string, PageOrigin, string, boolean]>([
    ['localhost:8080', http, 'localhost:8080', false],
    [' 192.168.1.5:8080/ ', http, '192.168.1.5:8080', false],
    ['[::1]:8080', http, '[::1]:8080', false],
    ['poker.example.com', https, 'poker.example.com', true],
    ['poker.example.com', desktop, 'poker.example.com', false],
    ['wss://poker.example.com', desktop, 'poker.example.com', true],
    ['https://poker.example.com:8443/', http, 'poker.example.com:8443', true],
    ['HTTP://Poker.Example.com', http, 'poker.example.com', false],
    ['wss://poker.example.com:443', http, 'poker.example.com', true],
    ['bücher.example', http, 'xn--bcher-kva.example', false],
    ['ws://localhost:8080', https, 'localhost:8080', false],
    ['ws://127.0.0.1:8080', https, '127.0.0.1:8080', false],
    ['ws://192.168.1.5:8080', desktop, '192.168.1.5:8080', false],
  ])('%s on %o', (text, page, host, isSecure) => {
    expect(readServer(text, page)).toMatchObject({ ok: true, value: { host, isSecure } });
  });

  it('keeps what was typed for links', () => {
    const server = readServer(' https://Poker.Example.com// ', http);
    expect(server.ok && server.value.hostName).toBe('https://Poker.Example.com');
  });

  it.each<[string, PageOrigin, RegExp]>([
    ['', http, /Type the server, such as localhost:8080/u],
    ['  ', http, /Type the server/u],
    ['ftp://example.com', http, /not over ftp/u],
    ['javascript://x', http, /not over javascript/u],
    ['local host', http, /not a host/u],
    ['a\\b', http, /not a host/u],
    ['localhost:99999', http, /not a host/u],
    ['http://', http, /not a host/u],
    [`${'x'.repeat(59)}💡 y`, http, /^“x{59}…” is not a host/u],
    [`${'x'.repeat(300)} y`, http, /^“x{60}…” is not a host/u],
    ['example.com/rooms', http, /Only the host and its port are needed: example\.com/u],
    ['example.com?x=1', http, /Only the host/u],
    ['example.com#x', http, /Only the host/u],
    ['user:secret@example.com', http, /Only the host/u],
    ['ws://192.168.1.5:8080', https, /secure channels only\. Type wss:\/\/192\.168\.1\.5:8080/u],
    ['ws://127.evil.example', https, /secure channels only/u],
  ])('refuses %s', (text, page, words) => {
    const server = readServer(text, page);
    expect(server.ok).toBe(false);
    expect(!server.ok && server.error).toMatch(words);
  });
});
