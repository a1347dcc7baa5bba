import { expect, test } from 'vitest';
import { locale } from '#shared/formats/words/locale.ts';
import { describeRefusal } from './describe-refusal.ts';

const now = Date.UTC(2025, 0, 19, 12);
const inHalfAnHour = now + 1_800_000;
const asked = { username: 'octocat', host: 'api.github.com' };

function describeAnswer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return describeRefusal({ status, body: text, header: (name) => headers[name] }, asked, now);
}

test.each([
  [
    'an unknown user',
    404,
    { message: 'Not Found' },
    {},
    'unknown-user',
    'There is no user “octocat” at api.github.com.',
  ],
  ['a place without an API', 404, '<html>', {}, 'no-api', 'there is no GitHub API at this address'],
  ['a sign-in', 401, { message: 'Must authenticate' }, {}, 'sign-in-needed', 'never sends credentials'],
  [
    'a refusal',
    403,
    { message: 'Blocked by policy' },
    {},
    'refused',
    'refuses the search (403). It says: “Blocked by policy”',
  ],
  ['a refusal by a proxy', 403, '<html>', {}, 'refused', 'api.github.com refuses the search (403).'],
  ['an outage', 502, '<html>Unicorn!</html>', {}, 'server-error', 'has a problem of its own (502). Try again later.'],
  ['a long message', 451, { message: `${'x'.repeat(199)}💡` }, {}, 'unexpected-status', `${'x'.repeat(199)}…”`],
  ['another status', 451, { message: 'Taken down' }, {}, 'unexpected-status', '(451). It says: “Taken down”'],
  ['a body that is not an object', 422, '"x"', {}, 'unexpected-status', 'api.github.com rejected the search (422).'],
])('%s', (_name, status, body, headers, code, message) => {
  const error = describeAnswer(status, body, headers);
  expect(error.code).toBe(code);
  expect(error.message).toContain(message);
  expect(error.retryAt).toBeUndefined();
});

const reset = String(inHalfAnHour / 1000);

test.each([
  [
    'the limit of the hour',
    403,
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset, 'x-ratelimit-limit': '60' },
    'this network has used all 60 calls that it may make',
  ],
  [
    'the same as 429',
    429,
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
    'this network has used all calls that it may make',
  ],
  [
    'a secondary limit',
    403,
    { 'retry-after': '1800', 'x-ratelimit-remaining': '40' },
    'too many calls in a short time',
  ],
])('%s, with its time', (_name, status, headers, message) => {
  const error = describeAnswer(status, { message: 'You have exceeded a rate limit.' }, headers);
  expect(error).toMatchObject({ code: 'rate-limit', retryAt: inHalfAnHour });
  expect(error.message).toContain(message);
  const time = new Intl.DateTimeFormat(locale(), { timeStyle: 'medium' }).format(inHalfAnHour);
  expect(error.message).toContain(`at ${time}.`);
});

test('a reset on another day is said with its day', () => {
  const error = describeAnswer(429, '', { 'retry-after': '86400' });
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(now + 86_400_000);
  expect(error.message).toContain(day);
});

test.each([
  [429, '', {}],
  [403, { message: 'You have exceeded a secondary rate limit' }, {}],
  [403, { message: 'API rate limit exceeded' }, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'never' }],
])('a limit without a time (%s)', (status, body, headers) => {
  const error = describeAnswer(status, body, headers);
  expect(error).toMatchObject({ code: 'rate-limit', message: expect.stringContaining('does not say when it resets') });
  expect(error.retryAt).toBeUndefined();
});

test('of what the API says only the start is shown', () => {
  expect(describeAnswer(403, { message: 'x'.repeat(10_000) }).message.length).toBeLessThan(300);
});
