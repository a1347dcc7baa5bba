import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPolicies, metaPolicy, withMetaPolicy } from './security-policy.ts';

const { header: headerPolicy } = createPolicies();

const connectOf = (policy: string) => /connect-src ([^;]+)/u.exec(policy)?.[1];

/** The directives by name. If a name is repeated, the first one counts, as in a browser. */
function directivesOf(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/ (.*)/su, 2) as [string, string])
      .reverse(),
  );
}

describe('the Content-Security-Policy', () => {
  const always = "'self' https://api.github.com ws: wss:";

  test('allows scripts and workers of our own only, no inline script, no eval, no frames, plugins, bases or forms', () => {
    expect(directivesOf(headerPolicy)).toStrictEqual({
      'default-src': "'self'",
      'script-src': "'self' 'wasm-unsafe-eval'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': expect.not.stringMatching(/\*|'unsafe|data:|blob:|https?:(?: |$)/u),
      'worker-src': "'self'",
      'frame-src': "'none'",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  test('lets the page call itself, the public API of GitHub and, by WebSocket, the poker room that one joins', () => {
    expect(connectOf(metaPolicy)).toBe(always);
    expect(connectOf(headerPolicy)).toBe(always);
    expect(createPolicies({ githubApis: '' })).toEqual({ meta: metaPolicy, header: headerPolicy });
    expect(createPolicies({ githubApis: ' \n' })).toEqual({ meta: metaPolicy, header: headerPolicy });
  });

  test.each([
    ['https://ghe.example.com/api/v3', 'https://ghe.example.com'],
    ['HTTPS://GHE.example.com:8443/', 'https://ghe.example.com:8443'],
    ['http://127.0.0.1:41234', 'http://127.0.0.1:41234'],
    ['http://[::1]:3000/api', 'http://[::1]:3000'],
    ['https://one.example, https://two.example/x', 'https://one.example https://two.example'],
    ['https://api.github.com', ''],
  ])('with GITHUB_API_URL=%s it adds %s, and nothing else', (addresses, added) => {
    const { meta, header } = createPolicies({ githubApis: addresses });
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
    'https://x.example;script-src',
    "https://x.example 'unsafe-eval'",
    "https://x.example/path, 'self'; script-src *",
    'https://x.example\u00a0data:',
    'https://bücher.example',
    'https://x.example:*',
    'https://x.example:',
    'https://x.example:123456',
    'https://x.example\\@y.example',
    'https:x.example',
    'https:///x.example',
    'https://[::1',
    'https://',
    'data:',
    'blob:',
    'app://web-toolbox',
    'javascript:alert(1)',
    'https://x.example\0',
    '"><script>',
  ])('leaves out GITHUB_API_URL=%s, with a word about it', (addresses) => {
    const problems: string[] = [];
    const { header } = createPolicies({ githubApis: addresses, report: (problem) => problems.push(problem) });
    const sound = /^https:\/\/x\.example(?:\/path|\s)/u.test(addresses);
    expect(header).toBe(sound ? createPolicies({ githubApis: 'https://x.example' }).header : headerPolicy);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) {
      expect(problem).toMatch(
        /^GITHUB_API_URL has ".*", which is left out: an address such as https:\S+ is needed\.$/u,
      );
    }
  });

  test('takes what is sound beside what is not', () => {
    const problems: string[] = [];
    const { header } = createPolicies({
      githubApis: 'nonsense, https://ghe.example.com/api/v3',
      report: (problem) => problems.push(problem),
    });
    expect(header).toBe(createPolicies({ githubApis: 'https://ghe.example.com' }).header);
    expect(problems).toHaveLength(1);
  });

  test.each([
    ['self', ''],
    ['wss://poker.example.com', ' wss://poker.example.com'],
    ['self, WSS://Poker.example.com:8443/ws', ' wss://poker.example.com:8443'],
    ['ws://[::1]:8080 ws://192.168.1.5:8080', ' ws://[::1]:8080 ws://192.168.1.5:8080'],
  ])('with POKER_SERVERS=%s it lets WebSockets go there only', (servers, added) => {
    const { meta, header } = createPolicies({ pokerServers: servers });
    const expected = `'self' https://api.github.com${added}`;
    expect(connectOf(meta)).toBe(expected);
    expect(connectOf(header)).toBe(expected);
    expect(meta.replace(expected, always)).toBe(metaPolicy);
    expect(connectOf(createPolicies({ githubApis: 'https://ghe.example.com', pokerServers: servers }).meta)).toBe(
      `${expected} https://ghe.example.com`,
    );
  });

  test.each([
    'poker.example.com',
    '*',
    'ws:',
    'wss:',
    'wss://*',
    'wss://*.example.com',
    'https://poker.example.com',
    "'self'",
    'wss://user:secret@poker.example.com',
    "wss://x;script-src'unsafe-eval'",
    'wss://x.example;script-src',
    'wss://x.example\0',
  ])('refuses POKER_SERVERS=%s', (servers) => {
    expect(() => createPolicies({ pokerServers: servers })).toThrow(/POKER_SERVERS has ".*": an address such as/u);
  });

  test('is never weakened by GITHUB_API_URL, whatever it holds', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'https://',
        'http://',
        'a.example',
        ':1',
        '/',
        ';',
        ',',
        ' ',
        '*',
        "'unsafe-eval'",
        'script-src',
        '"',
        '\n',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        let leftOut = 0;
        const added = createPolicies({
          githubApis: pieces.join(''),
          report: () => {
            leftOut += 1;
          },
        });
        accepted += leftOut === 0 ? 1 : 0;
        const usual = directivesOf(headerPolicy);
        const { 'connect-src': connect = '', ...others } = directivesOf(added.header);
        expect({ ...others, 'connect-src': usual['connect-src'] }).toEqual(usual);
        const sources = connect
          .replace(usual['connect-src'] ?? '', '')
          .trim()
          .split(' ');
        for (const source of sources.filter((text) => text !== '')) {
          expect(source).toMatch(/^https?:\/\/[a-z\d.-]+(?::\d{1,5})?$/u);
        }
        expect(added.header).toMatch(/^[\x20-\x7e]+$/u);
        expect(added.meta).not.toContain('"');
      }),
      { numRuns: 5000 },
    );
    expect(accepted).toBeGreaterThan(100);
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
