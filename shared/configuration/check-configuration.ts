import * as v from 'valibot';
import { messageOf } from '../message-of.ts';
import { themeSources } from '../theme-source.ts';
import {
  type CheckedConfiguration,
  type Configuration,
  callers,
  emptyConfiguration,
  nothingConfigured,
  toolName,
} from './configuration.ts';

/** The tools and screens that a configuration can name. */
export interface Offer {
  /** The routes of the tools, starting with Home, which cannot be hidden. */
  readonly toolRoutes: readonly string[];
  /** The paths of all screens, in any letter case. */
  readonly screenPaths: readonly string[];
}

/** The maximum length of the text on Home, in characters: everybody sees it on each visit. */
export const longestHomeText = 2_000;

/** The rule for an entry, and a description of the values that it accepts. */
interface Rule {
  readonly schema: v.GenericSchema;
  readonly needed: string;
}

const rule = (schema: v.GenericSchema, needed: string): Rule => ({ schema, needed });
const integerFrom = (least: number, most: number) =>
  rule(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), `a whole number from ${least} to ${most}`);

function isLanguage(tag: string): boolean {
  try {
    return new Intl.Locale(tag).toString() === tag;
  } catch {
    return false;
  }
}

const preferenceRules = (paths: readonly string[]): Readonly<Record<string, Rule>> => ({
  theme: rule(v.picklist(themeSources), '"system", "light" or "dark"'),
  density: rule(v.picklist(['comfortable', 'compact']), '"comfortable" or "compact"'),
  codeFontSize: integerFrom(11, 20),
  codeTabWidth: rule(v.picklist([2, 4, 8]), '2, 4 or 8'),
  wrapsLines: rule(v.boolean(), 'true or false'),
  keepsHistory: rule(v.boolean(), 'true or false'),
  neverUseNetwork: rule(v.boolean(), 'true or false'),
  formatLocale: rule(v.pipe(v.string(), v.check(isLanguage)), 'the tag of a language, such as "de-CH"'),
  startPath: rule(
    v.pipe(
      v.string(),
      v.check((path) => paths.includes(path.toLowerCase())),
    ),
    `what the address of a screen has after its #, such as ${show(paths[0])}`,
  ),
});

const show = (value: unknown): string => JSON.stringify(value) ?? String(value);
const listed = (names: readonly string[]): string => names.join(', ');

/** Reads one entry. @returns undefined if none of it can be used */
type Reader = (value: unknown, offer: Offer, say: (problem: string) => void) => unknown;

function readHiddenTools(value: unknown, { toolRoutes }: Offer, say: (problem: string) => void): readonly string[] {
  const [home = '', ...others] = toolRoutes.map(toolName);
  if (!v.is(v.array(v.string()), value)) {
    say(`“hiddenTools” is ${show(value)}: a list of tools is needed, such as ${show(others.slice(0, 1))}.`);
    return [];
  }
  const found = value.flatMap((wanted) => {
    const name = others.find((other) => other.toLowerCase() === wanted.trim().toLowerCase());
    if (name === undefined) {
      const isHome = wanted.trim().toLowerCase() === home.toLowerCase();
      say(
        isHome
          ? `“hiddenTools” has ${show(wanted)}, which is always there.`
          : `“hiddenTools” has ${show(wanted)}, but there is no such tool. The tools are ${listed(others)}.`,
      );
    }
    return name ?? [];
  });
  return [...new Set(found)];
}

function readSwitchedOff(value: unknown, _offer: Offer, say: (problem: string) => void): readonly string[] {
  if (!v.is(v.array(v.string()), value)) {
    say(`“switchedOff” is ${show(value)}: a list is needed, such as ["poker"].`);
    return [];
  }
  const isKnown = (name: string) => (callers as readonly string[]).includes(name);
  for (const name of value.filter((one) => !isKnown(one))) {
    say(`“switchedOff” has ${show(name)}. What can be switched off is ${listed(callers)}.`);
  }
  return [...new Set(value.filter(isKnown))];
}

function readPreferences(value: unknown, { screenPaths }: Offer, say: (problem: string) => void) {
  if (!v.is(v.record(v.string(), v.unknown()), value) || Array.isArray(value)) {
    say(`“preferences” is ${show(value)}: an object is needed, such as {"theme": "dark"}.`);
    return {};
  }
  const rules = preferenceRules(screenPaths.map((path) => path.toLowerCase()));
  return Object.fromEntries(
    Object.entries(value).filter(([name, entry]) => {
      const known = Object.hasOwn(rules, name) ? rules[name] : undefined;
      if (known === undefined) {
        say(
          `“preferences” has “${name}”, but there is no such preference. Known preferences: ${listed(Object.keys(rules))}.`,
        );
      } else if (!v.is(known.schema, entry)) {
        say(`“preferences” has “${name}” as ${show(entry)}: ${known.needed} is needed.`);
      }
      return known !== undefined && v.is(known.schema, entry);
    }),
  );
}

function readHomeText(value: unknown, _offer: Offer, say: (problem: string) => void): string {
  if (typeof value !== 'string') {
    say(`“homeText” is ${show(value)}: a text is needed.`);
    return '';
  }
  if (value.length > longestHomeText) {
    say(`“homeText” has ${value.length} characters; at most ${longestHomeText} are allowed.`);
    return '';
  }
  return value.trim();
}

const readers: Readonly<Record<keyof Configuration, Reader>> = {
  hiddenTools: readHiddenTools,
  switchedOff: readSwitchedOff,
  preferences: readPreferences,
  homeText: readHomeText,
};

/**
 * Checks a configuration. Anything that cannot be used is left out and reported; everything else applies.
 * @param value the parsed configuration, which may be any value
 * @example checkConfiguration({ hiddenTools: ['json'] }, offer).configuration.hiddenTools // ['JSON']
 */
export function checkConfiguration(value: unknown, offer: Offer): CheckedConfiguration {
  if (!v.is(v.record(v.string(), v.unknown()), value) || Array.isArray(value)) {
    const problem = `${show(value)} cannot be a configuration: it must be an object, such as {"homeText": "Hello"}.`;
    return { ...nothingConfigured, problems: [problem] };
  }
  const problems: string[] = [];
  const say = (problem: string) => problems.push(problem);
  const read: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(value)) {
    if (Object.hasOwn(readers, name)) {
      read[name] = readers[name as keyof Configuration](entry, offer, say);
    } else if (name !== '$schema') {
      say(`A configuration has no entry “${name}”. There are ${listed(Object.keys(readers))}.`);
    }
  }
  return { configuration: { ...emptyConfiguration, ...read }, problems };
}

/**
 * Parses and checks the text of a configuration file.
 * @param text a JSON text; a byte order mark is accepted, and so is a blank text
 * @example parseConfiguration('{', offer).problems // ['configuration.json is not JSON: …']
 */
export function parseConfiguration(text: string, offer: Offer): CheckedConfiguration {
  // This takes a byte order mark away as well.
  const plain = text.trim();
  if (plain === '') {
    return nothingConfigured;
  }
  try {
    return checkConfiguration(JSON.parse(plain), offer);
  } catch (error) {
    return { ...nothingConfigured, problems: [`configuration.json is not JSON: ${messageOf(error)}.`] };
  }
}
