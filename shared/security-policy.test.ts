import { describe, expect, test } from 'vitest';
import { createPolicies, headerPolicy, metaPolicy, withMetaPolicy } from './security-policy.ts';

const connectOf = (policy: string) => /connect-src ([^;]+)/u.exec(policy)?.[1];

describe('the Content-Security-Policy', () => {
  const always = "'self' https://api.github.com ws: wss:";

  test('lets the page call itself, the public API of GitHub and, by WebSocket, the poker room that one joins', () => {
    expect(connectOf(metaPolicy)).toBe(always);
    expect(connectOf(headerPolicy)).toBe(always);
    expect(createPolicies('')).toEqual({ meta: metaPolicy, header: headerPolicy });
    expect(createPolicies(' \n')).toEqual({ meta: metaPolicy, header: headerPolicy });
  });

  test.each([
    ['https://ghe.example.com/api/v3', 'https://ghe.example.com'],
    ['HTTPS://GHE.example.com:8443/', 'https://ghe.example.com:8443'],
    ['http://127.0.0.1:41234', 'http://127.0.0.1:41234'],
    ['http://[::1]:3000/api', 'http://[::1]:3000'],
    ['https://one.example, https://two.example/x', 'https://one.example https://two.example'],
    ['https://api.github.com', ''],
  ])('with GITHUB_API_URL=%s it adds %s, and nothing else', (addresses, added) => {
    const { meta, header } = createPolicies(addresses);
    const expected = `${always}${added && ` ${added}`}`;
    expect(connectOf(meta)).toBe(expected);
    expect(connectOf(header)).toBe(expected);
    expect(meta.replace(expected, always)).toBe(metaPolicy);
  });

  test.each([
    'ghe.example.com',
    '*',
    'https:',
    'https://*.example.com',
    "https://x;script-src'unsafe-eval'",
    'https://user:secret@ghe.example.com',
    'file:///etc',
    "'unsafe-inline'",
    'wss://x',
  ])('refuses GITHUB_API_URL=%s', (addresses) => {
    expect(() => createPolicies(addresses)).toThrow(/GITHUB_API_URL has ".*": an address such as/u);
  });

  test('replaces the policy of a page, and nothing else of it', () => {
    const page = (policy: string) =>
      `<head><meta http-equiv="Content-Security-Policy" content="${policy}"><title>$& "x"</title></head>`;
    expect(withMetaPolicy(page(metaPolicy), "default-src 'none'")).toBe(page("default-src 'none'"));
    expect(withMetaPolicy('<title>none</title>', 'x')).toBe('<title>none</title>');
  });

  test('frames are forbidden by header only', () => {
    expect(headerPolicy).toBe(`${metaPolicy}; frame-ancestors 'none'`);
  });
});
