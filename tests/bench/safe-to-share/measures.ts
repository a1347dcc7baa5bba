import { crc32 } from '#shared/formats/crc32.ts';
import { sensitiveKinds } from '#shared/formats/secrets/kinds.ts';
import { fieldCases } from '#tests/support/secrets-corpus/fields.ts';
import { harmlessCases } from '#tests/support/secrets-corpus/harmless.ts';
import { heldOut } from '#tests/support/secrets-corpus/held-out.ts';
import { checkedToken, jwt, random } from '#tests/support/secrets-corpus/make-values.ts';
import { type Counts, measureCorpus } from '#tests/support/secrets-corpus/measure-corpus.ts';
import { personCases } from '#tests/support/secrets-corpus/persons.ts';
import { tokenCases } from '#tests/support/secrets-corpus/tokens.ts';
import { maskText } from '#tools/safe-to-share/mask-text.ts';
import { type Figure, type Measure, median } from '../figure.ts';

const length = 10_000_000;
/** Milliseconds for 10 MB, on the reference machine. */
const longest = 2000;
/**
 * The limit relative to a baseline: a checksum of all characters, the least that any code reading each of them must do.
 */
const mostTimes = 60;

/** A service's log, with something to mask in nearly every line. */
function writeLog(): string {
  const lines: string[] = [];
  for (let size = 0, number = 1; size < length; number += 1) {
    const parts = [
      `2026-01-04T10:${String(number % 60).padStart(2, '0')}:12.${number % 1000}Z INFO [worker-${number % 20}]`,
      `GET /api/v1/orders/${number}?page=2&sort=name 200 ${number % 300} ms`,
      `request=${random('hex', 32, number % 50)} client=203.0.113.${number % 250}`,
      number % 50 === 0 ? `Authorization: Bearer ${jwt(number % 40)}` : '',
      number % 70 === 0 ? `password=love${number % 30}lace mail=ada${number % 9}@example.com` : '',
      number % 90 === 0 ? `token ${checkedToken('ghp_', number % 20)}` : '',
    ];
    const line = parts.join(' ').trimEnd();
    lines.push(line);
    size += line.length + 1;
  }
  return lines.join('\n');
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** How long masking a text takes, absolutely and relative to the baseline. */
function timeMasking(name: string, text: string): Figure[] {
  const bytes = new TextEncoder().encode(text);
  const rounds = Array.from({ length: 5 }, () => ({
    mask: time(() => maskText(text)),
    floor: time(() => crc32(bytes)),
  }));
  const mask = median(rounds.map((round) => round.mask));
  const floor = median(rounds.map((round) => round.floor));
  return [
    { name: `Mask: 10 MB of ${name}`, value: mask, unit: 'ms', limit: longest },
    { name: `Mask: 10 MB of ${name}, of a sum over it`, value: mask / floor, unit: 'times', limit: mostTimes },
  ];
}

const percent = (part: number, whole: number) => (whole === 0 ? 100 : (part / whole) * 100);

/** Recall is the share of the marked values that were found; precision is the share of the findings that are marked. */
function sharesOf(name: string, { expected, found, findings, extra }: Counts): Figure[] {
  return [
    { name: `Mask: recall of ${name}, of ${expected}`, value: percent(found, expected), unit: '%' },
    { name: `Mask: precision of ${name}, of ${findings}`, value: percent(findings - extra, findings), unit: '%' },
  ];
}

/**
 * Measures how long masking 10 MB takes, and how much of the corpus is found, by kind. It needs no page, since the
 * worker runs the same code.
 */
async function measureMask(): Promise<Figure[]> {
  const all = measureCorpus([...tokenCases, ...fieldCases, ...personCases, ...harmlessCases, ...heldOut]);
  return [
    ...timeMasking('log', writeLog()),
    ...timeMasking('words', 'The quick brown fox jumps over the lazy dog, and rests. '.repeat(length / 56)),
    ...sensitiveKinds.flatMap(({ id, title }) => {
      const counts = all.byKind.get(id);
      return counts === undefined ? [] : sharesOf(title.toLowerCase(), counts);
    }),
    ...sharesOf('all', all.total),
    ...sharesOf('what was held out', measureCorpus(heldOut).total),
    { name: 'Mask: missed of all', value: 100 - percent(all.total.found, all.total.expected), unit: '%', limit: 2 },
    { name: 'Mask: too much of all', value: percent(all.total.extra, all.total.findings), unit: '%', limit: 5 },
  ];
}

export const measures: readonly Measure[] = [measureMask];
