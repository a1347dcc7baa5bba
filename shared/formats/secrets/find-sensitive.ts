import { encodedRuns } from './encoded/encoded-runs.ts';
import { unescapeSegments } from './encoded/unescape-segments.ts';
import { compareKinds, type Finding, type SensitiveKind, type WordRule } from './kinds.ts';
import { mergeFindings } from './merge-findings.ts';
import { addressPasswords, oraclePasswords, sourceNames } from './rules/address-passwords.ts';
import { assignments } from './rules/assignments.ts';
import { codeTexts, commandOptions, passwordSums } from './rules/commands-and-codes.ts';
import { mailAddresses, phoneNumbers } from './rules/contacts.ts';
import { databaseRows } from './rules/database-rows.ts';
import { databasePasswords } from './rules/database-users.ts';
import { kubernetesSecrets } from './rules/documents.ts';
import { authorizationHeaders, bareSchemes, cookieFiles, cookieHeaders, harCookies } from './rules/headers.ts';
import { jsonWebTokens } from './rules/json-web-tokens.ts';
import {
  bankAccounts,
  cardNumbers,
  ipv4Addresses,
  ipv6Addresses,
  northAmericanNumbers,
  type ShapeRule,
} from './rules/numbers.ts';
import { jsonWebKeys, pemKeys, puttyKeys } from './rules/private-keys.ts';
import { randomText } from './rules/random-text.ts';
import { serviceTokens, telegramTokens, webhookAddresses } from './rules/service-tokens.ts';
import { discordTokens, shapedTokens } from './rules/shaped-tokens.ts';
import { findInTable } from './rules/tables.ts';
import { createWordScanner } from './scan-words.ts';

const wordRules: readonly WordRule[] = [
  pemKeys,
  puttyKeys,
  jsonWebKeys,
  jsonWebTokens,
  serviceTokens,
  shapedTokens,
  webhookAddresses,
  telegramTokens,
  authorizationHeaders,
  bareSchemes,
  cookieHeaders,
  harCookies,
  cookieFiles,
  assignments,
  addressPasswords,
  oraclePasswords,
  sourceNames,
  databasePasswords,
  databaseRows,
  commandOptions,
  codeTexts,
  passwordSums,
  kubernetesSecrets,
  mailAddresses,
  phoneNumbers,
];

const shapeRules: readonly ShapeRule[] = [
  randomText,
  discordTokens,
  bankAccounts,
  cardNumbers,
  ipv4Addresses,
  ipv6Addresses,
  northAmericanNumbers,
];

const ruleOfWord = wordRules.flatMap((rule, number) => rule.words.map(() => number));
const scanner = createWordScanner(wordRules.flatMap(({ words }) => words));

/** The maximum number of nested encodings: a cookie in Base64 in a URL. */
const mostLayers = 3;
/** The number of UTF-16 code units after which progress is reported. */
const progressStep = 1_000_000;

interface Options {
  /** Kinds to exclude from the search. */
  readonly without?: ReadonlySet<SensitiveKind>;
  /** @param fraction the completed fraction, 0 to 1 */
  readonly reportProgress?: (fraction: number) => void;
}

/** Finds what is in the text in plain form. */
function findPlain(text: string, tell: (finding: Finding) => void, reportProgress: (fraction: number) => void): void {
  const seenUpTo = new Uint32Array(wordRules.length);
  for (let from = 0; from < text.length; from += progressStep) {
    // A word may cross the boundary between steps, so each step starts a little earlier.
    const overlap = Math.max(0, from - longestWord);
    scanner.scan(text, overlap, Math.min(text.length, from + progressStep), (word, start, end) => {
      const number = ruleOfWord[word] ?? 0;
      if (end > from && start >= (seenUpTo[number] ?? 0)) {
        const upTo = wordRules[number]?.findAt(text, start, end, tell);
        if (upTo !== undefined) {
          seenUpTo[number] = Math.max(upTo, end);
        }
      }
    });
    reportProgress(from / text.length);
  }
  findInTable(text, tell);
}

const longestWord = Math.max(...wordRules.flatMap(({ words }) => words.map((word) => word.length)));

function findShapes(text: string, tell: (finding: Finding) => void): void {
  for (const { shape, judge } of shapeRules) {
    let seenUpTo = 0;
    for (const match of text.matchAll(shape)) {
      const finding = match.index < seenUpTo ? undefined : judge(text, match);
      if (finding !== undefined) {
        tell(finding);
        seenUpTo = finding.end;
      }
    }
  }
}

function findInLayers(
  text: string,
  layers: number,
  without: ReadonlySet<SensitiveKind>,
  reportProgress: (fraction: number) => void,
): Finding[] {
  const found: Finding[] = [];
  const tell = (finding: Finding) => {
    if (!without.has(finding.kind) && finding.end > finding.start) {
      found.push(finding);
    }
  };
  findPlain(text, tell, (fraction) => reportProgress(fraction * 0.5));
  findShapes(text, tell);
  reportProgress(0.7);
  if (layers === 0) {
    return mergeFindings(found);
  }
  for (const { decoded, offsets } of unescapeSegments(text)) {
    for (const inner of findInLayers(decoded, layers - 1, without, () => undefined)) {
      const start = offsets[inner.start] ?? 0;
      const end = offsets[inner.end] ?? start;
      tell({ ...inner, start, end, value: inner.value ?? decoded.slice(inner.start, inner.end) });
    }
  }
  reportProgress(0.8);
  // Text that only looks random may be Base64 of words.
  const isRandom = ({ kind }: Finding) => kind === 'random';
  const known = mergeFindings(found.filter((finding) => !isRandom(finding)));
  const random = mergeFindings(found.filter(isRandom));
  const harmless: Finding[] = [];
  for (const run of notCoveredBy(known, encodedRuns(text))) {
    const { start, end, decoded, notation } = run;
    const inner = findInLayers(decoded, layers - 1, without, () => undefined);
    const [first] = inner.toSorted((one, other) => compareKinds(one.kind, other.kind));
    if (first === undefined) {
      harmless.push({ kind: 'random', start, end, why: '' });
    } else {
      const isAll = first.start === 0 && first.end === decoded.length;
      const why = `${notation} ${isAll ? 'of' : 'with'} ${first.why}`;
      known.push({ kind: first.kind, start, end, why, value: isAll ? (first.value ?? decoded) : decoded });
    }
  }
  return mergeFindings([...known, ...notCoveredBy(harmless, random)]);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The spans of a list that do not lie within one of another list; both are in text order. */
function* notCoveredBy<S extends Span>(covers: readonly Span[], spans: Iterable<S>): Generator<S> {
  const count = covers.length;
  let next = 0;
  for (const span of spans) {
    while (next < count && (covers[next]?.end ?? 0) <= span.start) {
      next += 1;
    }
    const cover = covers[next];
    if (next >= count || cover === undefined || cover.start > span.start || cover.end < span.end) {
      yield span;
    }
  }
}

/**
 * Finds secrets and personal data in prose, logs, JSON, commands, headers and configuration, including percent-encoded,
 * escaped as in JSON, in Base64 or hexadecimal, and split over lines. It errs on the side of finding too much. It takes
 * linear time for any text.
 * @returns the findings in text order, without overlaps
 * @example findSensitive('mail ada@example.com') // [{ kind: 'email', start: 5, end: 20, why: 'an email address' }]
 */
export function findSensitive(
  text: string,
  { without = new Set(), reportProgress = () => undefined }: Options = {},
): readonly Finding[] {
  const found = findInLayers(text, mostLayers, without, reportProgress);
  return mergeFindings([...found, ...findRepeated(text, found)]);
}

const betweenSigns = /[^/=]+/g;
const run = /[A-Za-z0-9+/=_.~%-]{6,256}/g;
/** Kinds whose values are secret wherever they occur. */
const secretKinds: ReadonlySet<SensitiveKind> = new Set([
  'jwt',
  'token',
  'auth',
  'cookie',
  'password',
  'secret',
  'random',
]);
const isTelling = (value: string) =>
  (value.length >= 8 && /\d/.test(value) && /[A-Za-z]/.test(value)) || value.length >= 20;

/** Finds further occurrences, without a name, of values that were found by their names. */
function findRepeated(text: string, found: readonly Finding[]): readonly Finding[] {
  const known = new Map<string, Finding>();
  for (const finding of found) {
    const value = finding.value ?? text.slice(finding.start, finding.end);
    if (secretKinds.has(finding.kind) && value.length <= 256 && isTelling(value)) {
      known.set(value, finding);
    }
  }
  const repeated: Finding[] = [];
  const lengths = new Set(Array.from(known.keys(), (value) => value.length));
  const look = (start: number, part: string) => {
    const finding = lengths.has(part.length) ? known.get(part) : undefined;
    if (finding !== undefined) {
      repeated.push({ kind: finding.kind, start, end: start + part.length, why: `${finding.why}, once more` });
    }
  };
  if (known.size > 0) {
    for (const match of text.matchAll(run)) {
      const [written] = match;
      const bare = written.replace(/[.=]+$/, '');
      look(match.index, written);
      look(match.index, bare);
      // Like Base64, paths and queries contain slashes and equals signs.
      if (/[/=]/.test(bare)) {
        for (const part of bare.matchAll(betweenSigns)) {
          look(match.index + part.index, part[0]);
        }
      }
    }
  }
  return repeated;
}
