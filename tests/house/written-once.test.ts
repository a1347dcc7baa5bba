import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = ['shared', 'tools', 'renderer', 'electron', 'server']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => /\.tsx?$/u.test(path) && !/\.(?:test|test-support)\.tsx?$/u.test(path))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

/** Expressions for which there is a function, and the only file that has them. */
const helpers = [
  { what: 'a byte in hexadecimal', home: 'shared/formats/hex.ts', pattern: /\.toString\(16\)[^;]{0,20}padStart\(2\b/u },
  {
    what: 'a percent-encoded character',
    home: 'shared/formats/percent-encode.ts',
    pattern: /`%\$\{[^`]*(?:toString\(16\)|hexOfByte)/u,
  },
  {
    what: 'an error made of anything thrown',
    home: 'renderer/workers/error-of.ts',
    pattern: /instanceof Error \? \w+ : new Error\(/u,
  },
  {
    what: 'the polynomial of CRC-32',
    home: 'shared/formats/crc32.ts',
    pattern: /0xedb88320/iu,
  },
  {
    what: 'UTF-8 that is decoded strictly, or not at all',
    home: 'shared/formats/text-encoding/decode-utf8.ts',
    pattern: /new TextDecoder\('utf-8', \{ fatal: true[^}]*\}\)\.decode\([^;]*;[^{}]*\} catch \{/u,
  },
  {
    what: 'Base64 in either alphabet that is decoded',
    home: 'shared/formats/text-encoding/decode-base64.ts',
    pattern: /\batob\([^;]*replaceAll\('-', '\+'\)/u,
  },
  {
    what: 'that work takes longer than its time limit',
    home: 'renderer/workers/takes-longer.ts',
    pattern: /takes longer than \$\{/u,
  },
  {
    what: 'waiting until the page has had its turn',
    home: 'renderer/workers/pace-work.ts',
    pattern: /new MessageChannel\(/u,
  },
  {
    what: 'a window at the centre of an area',
    home: 'electron/main/window/window-bounds.ts',
    pattern: /\((?:\w+\.)?width - (?:\w+\.)?width\) \/ 2/u,
  },
] as const;

test.each(helpers)('$what is written in $home only', ({ home, pattern }) => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.filter(({ source }) => pattern.test(source)).map(({ path }) => path);
  expect(found).toEqual([join(home)]);
});
