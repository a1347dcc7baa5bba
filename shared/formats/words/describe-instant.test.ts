import { afterEach, describe, expect, it } from 'vitest';
import { describeDuration, describeInstant, describeLocalTime, describeRelativeTime } from './describe-instant.ts';
import { chooseLocale } from './locale.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('describeDuration', () => {
  it.each([
    [0, 'less than a second'],
    [999, 'less than a second'],
    [1000, '1 second'],
    [59_999, '59 seconds'],
    [minute, '1 minute'],
    [minute + second, '1 minute 1 second'],
    [10 * minute + 5 * second, '10 minutes'],
    [hour + 2 * minute + 3 * second, '1 hour 2 minutes'],
    [hour + 3 * second, '1 hour'],
    [day - 1, '23 hours'],
    [3 * day + 4 * hour, '3 days 4 hours'],
    [45 * day, '1 month 14 days'],
    [366 * day, '1 year'],
    [3000 * 366 * day, '3,006 years'],
  ])('%i is %s', (milliseconds, words) => {
    expect(describeDuration(milliseconds)).toBe(words);
  });
});

describe('describeRelativeTime', () => {
  it.each([
    [0, 60_000, '1 minute ago'],
    [120_000, 60_000, 'in 1 minute'],
    [60_400, 60_000, 'now'],
    [-hour, 0, '1 hour ago'],
  ])('%i seen from %i is %s', (instant, now, words) => {
    expect(describeRelativeTime(instant, now)).toBe(words);
  });
});

describe('describeInstant', () => {
  afterEach(() => chooseLocale(undefined));

  it.each([
    ['en-US', { dateStyle: 'medium' }, 'Jan 17, 2035'],
    ['de', { dateStyle: 'medium' }, '17.01.2035'],
    ['de', { dateStyle: 'long', timeStyle: 'short' }, '17. Januar 2035 um 13:04'],
    ['de', { timeStyle: 'medium' }, '13:04:05'],
  ] as const)('writes in %s, as %o, %s', (tag, styles, text) => {
    chooseLocale(tag);
    const date = new Date(2035, 0, 17, 13, 4, 5);
    expect(describeInstant(date, styles)).toBe(text);
    expect(describeInstant(date.getTime(), styles)).toBe(text);
  });
});

describe('describeLocalTime', () => {
  it('says date, time of day and time zone', () => {
    expect(describeLocalTime(new Date(2035, 0, 17, 13, 4, 5))).toMatch(/2035.*04.05/);
  });
});
