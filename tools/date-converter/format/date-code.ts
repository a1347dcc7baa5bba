import { floorDivide, nanosecondsPerMillisecond, toMilliseconds } from '../temporal.ts';

/** JavaScript code for an instant, as written by hand. */
export interface DateCode {
  readonly fromEpoch: string;
  readonly fromIso: string;
  readonly format: string;
  readonly timeZone: string;
  /** Whether the instant has digits below a millisecond, which Date does not support. */
  readonly isCut: boolean;
}

/**
 * Writes code that creates the instant with Date, and code that formats it with date-fns 4, in the local time zone and
 * with \@date-fns/tz in another.
 * @example writeDateCode(0n, 'Asia/Tokyo').fromEpoch // 'const dt = new Date(0);'
 */
export function writeDateCode(nanoseconds: bigint, timeZone: string): DateCode {
  const milliseconds = toMilliseconds(nanoseconds);
  const date = new Date(milliseconds);
  // `yyyy` writes years before 1 as 1 BC, 2 BC, …; `uuuu` follows ISO 8601.
  const year = date.getUTCFullYear() > 1 ? 'yyyy' : 'uuuu';
  const pattern = `"${year}-MM-dd'T'HH:mm:ss.SSSxxx"`;
  return {
    fromEpoch: `const dt = new Date(${milliseconds});`,
    fromIso: `const dt = new Date('${date.toISOString()}');`,
    format: [
      "import { format } from 'date-fns';",
      '',
      `const text = format(new Date(${milliseconds}), ${pattern});`,
    ].join('\n'),
    timeZone: [
      "import { TZDate } from '@date-fns/tz';",
      "import { format } from 'date-fns';",
      '',
      `const dt = new TZDate(${milliseconds}, '${timeZone}');`,
      `const text = format(dt, ${pattern});`,
    ].join('\n'),
    isCut: floorDivide(nanoseconds, nanosecondsPerMillisecond) * nanosecondsPerMillisecond !== nanoseconds,
  };
}
