import { describe, expect, it } from 'vitest';
import { explainClaims } from './explain-claims.ts';
import { judgeTimes } from './judge-times.ts';
import { readNumericDate } from './read-numeric-date.ts';

const now = Date.UTC(2026, 0, 15, 12);
const seconds = now / 1000;
const judge = (claims: Record<string, unknown>, tolerance = 60) => judgeTimes(claims, { now, tolerance });

describe('judgeTimes', () => {
  it.each([
    [{ exp: seconds + 3600 }, 'valid', 'Not expired: expires in 1 hour'],
    [{ exp: seconds - 3 }, 'valid', 'Expired 3 seconds ago, within the clock tolerance of 60 s'],
    [{ exp: seconds - 59.999 }, 'valid', 'within the clock tolerance'],
    [{ exp: seconds - 60 }, 'expired', 'Expired 1 minute ago'],
    [{ exp: seconds - 86_400 * 3 }, 'expired', 'Expired 3 days ago'],
    [{ exp: 0 }, 'expired', 'Expired 56 years'],
    [{}, 'no-expiry', 'No expiry'],
    [{ exp: null }, 'unclear', 'cannot be read'],
    [{ exp: seconds + 10, nbf: seconds + 120 }, 'not-yet-valid', 'Not yet valid: valid in 2 minutes'],
    [{ nbf: seconds + 30, exp: seconds + 3600 }, 'valid', 'Not expired'],
    [{ exp: String(seconds + 60) }, 'unclear', 'expires in 1 minute, if exp is read as it is meant'],
    [{ exp: now + 60_000 }, 'unclear', 'Not expired: expires in 1 minute, if exp is read as it is meant'],
    [{ exp: now - 86_400_000 }, 'unclear', 'Expired 1 day ago, if exp is read as it is meant'],
    [{ exp: now - 3000 }, 'unclear', 'within the clock tolerance of 60 s, if exp is read as it is meant'],
    [{ exp: '2026-01-15T13:00:00Z' }, 'unclear', 'expires in 1 hour, if exp is read as it is meant'],
    [{ nbf: now - 60_000, exp: seconds + 3600 }, 'unclear', 'expires in 1 hour, if nbf is read as it is meant'],
    [{ nbf: now, exp: now + 60_000 }, 'unclear', 'expires in 1 minute, if exp and nbf are read as they are meant'],
    [{ nbf: 'soon', exp: seconds + 3600 }, 'unclear', 'Not expired: expires in 1 hour, but nbf cannot be read'],
    [{ nbf: 'soon', exp: now + 3_600_000 }, 'unclear', 'if exp is read as it is meant, but nbf cannot be read'],
    [{ nbf: now + 3_600_000 }, 'unclear', 'Not yet valid: valid in 1 hour, if nbf is read as it is meant'],
    [{ nbf: String(seconds - 60) }, 'no-expiry', 'No expiry: it never expires, if nbf is read as it is meant'],
    [{ nbf: 'soon', exp: null }, 'unclear', /^The expiry cannot be read$/u],
    [{ nbf: String(seconds), exp: seconds - 3600 }, 'expired', /^Expired 1 hour ago$/u],
    [{ iat: now, exp: seconds + 3600 }, 'valid', /^Not expired: expires in 1 hour$/u],
    [{ exp: seconds + 0.5 }, 'valid', 'expires in less than a second'],
  ])('%j is %s', (claims, verdict, summary) => {
    const judged = judge(claims);
    expect(judged.verdict).toBe(verdict);
    expect(judged.summary).toEqual(
      typeof summary === 'string' ? expect.stringContaining(summary) : expect.stringMatching(summary),
    );
  });

  it('is exact without a tolerance: the token ends with the second of exp', () => {
    expect(judge({ exp: seconds }, 0).verdict).toBe('expired');
    expect(judge({ exp: seconds + 0.001 }, 0).verdict).toBe('valid');
    expect(judge({ exp: seconds + 1, nbf: seconds }, 0).verdict).toBe('valid');
    expect(judge({ exp: seconds + 1, nbf: seconds + 0.001 }, 0).verdict).toBe('not-yet-valid');
  });

  it.each([
    [{ iat: seconds + 30 }, 'issued 30 seconds in the future, within'],
    [{ iat: seconds + 300 }, 'issued in the future (iat is 5 minutes ahead)'],
    [{ nbf: seconds + 30 }, 'becomes valid only in 30 seconds (nbf), within'],
    [{ nbf: 20, exp: 10 }, 'never valid'],
    [{ iat: 20, exp: 10 }, 'before it was issued'],
    [{ exp: now }, 'The exp looks like milliseconds, and is shown as such. Servers take it as seconds'],
    [{ nbf: '1737244800' }, 'The nbf is a string, not a number: write it without the quotes.'],
    [{ iat: now }, 'The iat looks like milliseconds'],
    [{ exp: null }, 'The exp must be a number of seconds since 1970, and is null.'],
    [{ exp: 1e300 }, 'The exp is too large to be a time.'],
  ])('remarks on %j', (claims, remark) => {
    expect(judge(claims).remarks.join()).toContain(remark);
  });
});

it('reads the times that it remarks on from their digits', () => {
  const claims = { exp: Number('1737244799999999999') };
  const { remarks } = judgeTimes(claims, { now, tolerance: 60, sources: { exp: '1737244799999999999' } });
  expect(remarks.join()).toContain('write 1737244799.');
});

describe('readNumericDate', () => {
  it.each([
    [1_737_244_800, 1_737_244_800_000, undefined],
    [0, 0, undefined],
    [-1, -1000, undefined],
    [1.5, 1500, undefined],
    ['1737244800', 1_737_244_800_000, 'It is a string'],
    [1_737_244_800_000, 1_737_244_800_000, 'milliseconds'],
    [-1_737_244_800_000, -1_737_244_800_000, 'write -1737244800.'],
    [-1e14, -1e11, 'Servers take it as seconds: write -100000000.'],
    [
      1_737_244_800_000_000,
      1_737_244_800_000,
      'microseconds, and is shown as such. Servers take it as seconds: write 1737244800.',
    ],
    [9e16, 9e13, 'microseconds'],
    [1e17, 1e11, 'nanoseconds'],
    [
      1_737_244_800_000_000_000,
      1_737_244_800_000,
      'nanoseconds, and is shown as such. Servers take it as seconds: write 1737244800.',
    ],
    [Number('1737244800123456789'), 1_737_244_800_123.4568, 'write 1737244800.'],
    [
      -1_737_244_800_000_000_000,
      -1_737_244_800_000,
      'nanoseconds, and is shown as such. Servers take it as seconds: write -1737244800.',
    ],
    [
      '1737244800000000000',
      1_737_244_800_000,
      'nanoseconds, and is shown as such. Servers take it as seconds: write 1737244800.',
    ],
    [8.64e21, 8.64e15, 'nanoseconds'],
    [8.65e21, undefined, 'too large'],
    ['2025-01-19T00:00:00Z', 1_737_244_800_000, 'it must be the number 1737244800'],
    ['2024-02-29', 1_709_164_800_000, 'it must be the number 1709164800'],
    ['0000-01-01', -62_167_219_200_000, 'it must be the number -62167219200'],
    [
      '2025-02-30',
      undefined,
      'It must be a number of seconds since 1970, and is a string; there is no day 2025-02-30.',
    ],
    ['2025-02-30T10:30:00Z', undefined, 'there is no day 2025-02-30.'],
    ['2025-13-01', undefined, 'there is no day 2025-13-01.'],
    ['2025-01-19T25:00Z', undefined, 'and is a string.'],
    ['soon', undefined, 'a string'],
    ['', undefined, 'a string'],
    [1e300, undefined, 'too large'],
    [null, undefined, 'null'],
    [true, undefined, 'true'],
    [[1], undefined, 'an array'],
    [{}, undefined, 'an object'],
  ])('reads %j', (value, time, problem) => {
    const read = readNumericDate(value);
    expect(read.time).toBe(time);
    expect(read.problem ?? '').toContain(problem ?? '');
    expect(read.problem === undefined).toBe(problem === undefined);
  });
});

it.each([
  ['1737244799999999999', 'write 1737244799.'],
  ['1737244800000000000', 'write 1737244800.'],
  ['1.737244799999999999e18', 'write 1737244799.'],
  ['1737244799999999999.5', 'write 1737244799.'],
  ['-1737244799999999999', 'write -1737244800.'],
  ['-1737244800000000001', 'write -1737244801.'],
  ['1737244799999999.999', 'write 1737244799.'],
  ['1737244799999.9999', 'write 1737244799.'],
  [`1737244799999999999.${'0'.repeat(200)}`, 'write 1737244800.'],
])('rounds %s down by its digits', (written, problem) => {
  expect(readNumericDate(Number(written), written).problem).toContain(problem);
  expect(readNumericDate(written).problem).toContain(problem);
});

describe('explainClaims', () => {
  it('reads times from their digits', () => {
    const members = { exp: Number('1737244799999999999') };
    const [claim] = explainClaims({ members, sources: { exp: '1737244799999999999' } }, now);
    expect(claim?.problem).toContain('write 1737244799.');
  });

  it('puts the registered claims first and leaves out those it does not know', () => {
    const claims = explainClaims(
      { members: { custom: 1, email: 'a@b', jti: 'x', iat: seconds - 60, iss: 'me', toString: 1 } },
      now,
    );
    expect(claims.map(({ name }) => name)).toEqual(['iss', 'iat', 'jti', 'email']);
    expect(claims[1]).toMatchObject({ value: String(seconds - 60), time: expect.stringContaining('1 minute ago') });
  });

  it.each([
    [{ aud: ['a', 'b'] }, '["a","b"]', undefined],
    [{ aud: 1 }, '1', 'a string or an array of strings'],
    [{ sub: 42 }, '42', 'It must be a string.'],
    [{ iss: null }, 'null', 'It must be a string.'],
  ])('checks the type of %j', (members, value, problem) => {
    const [claim] = explainClaims({ members }, now);
    expect(claim).toMatchObject({
      value,
      ...(problem === undefined ? {} : { problem: expect.stringContaining(problem) }),
    });
    expect(claim?.problem === undefined).toBe(problem === undefined);
  });
});
