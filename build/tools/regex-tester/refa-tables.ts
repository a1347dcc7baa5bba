import { readFileSync } from 'node:fs';
import { type AnyNode, type Identifier, parse, type VariableDeclaration } from 'acorn';
import type { Plugin } from 'vite';
import { type Correction, correctCode } from '#build/tools/correct-code.ts';

const refa = /\/refa\/index\.js$/;
const refaFile = new URL('../../../node_modules/refa/index.js', import.meta.url);

/** Defers what the packages on top of refa would compute from its tables on loading. */
const corrections: readonly Correction[] = [
  {
    // The `\w` for the flags `iu`.
    file: /\/regexp-ast-analysis\/index\.js$/,
    found:
      /,h=(t\.JS\.createCharSet\(\[\{kind:"word",negate:!1\}\],\{unicode:!0,ignoreCase:!0\}\))(.*\?e\.ignoreCase\?h)(?=:l:u)/u,
    replacement: (_, words, rest) => `,h=()=>${words}${rest}()`,
  },
  {
    // A character set as a literal, which may be shorter with the flag `i`.
    file: /\/scslre\/index\.js$/,
    found: /(?<=return\{set:t,pick:[^{}]+,)literal:(a\(t\))/u,
    replacement: (_, literal) => `get literal(){return ${literal}}`,
  },
];

const loader = 'virtual:refa-tables';
/** The built files get their names from these. */
const tables = { caseFolding: '\0refa/case-folding', unicodeProperties: '\0refa/unicode-properties' } as const;

export interface SplitRefa {
  /**
   * The package without its tables. Its additional exports `supplyCaseFolding` and `supplyUnicodeProperties` accept the
   * default exports of the other modules. Tables that were not supplied are undefined, so code that needs them throws.
   */
  readonly core: string;
  /** The tables for expressions with the flag `i`. */
  readonly caseFolding: string;
  /** The tables for expressions with `\p{…}`. */
  readonly unicodeProperties: string;
}

interface Constant {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly value: string;
  /** The names that the value needs when it is initialised, without those that it needs only when it is used. */
  readonly needs: ReadonlySet<string>;
}

const table = /JSON\.parse\((["'])[\s\S]*?\1\)/u;
/** A group of named tables, as in `Object.freeze({__proto__:null,ASCII:Sa})`. */
const group = /^Object\.freeze\(\{__proto__:null,((?:\w+:[\w$]+,?)+)\}\)$/u;

/**
 * Splits the tables off refa; they are three quarters of it. All of them are constants of its only file; these
 * constants, and those derived from them, become variables that two functions set.
 * @throws Error if the tables are not found
 */
export function splitRefa(source: string): SplitRefa {
  const { body } = parse(source, { ecmaVersion: 2023, sourceType: 'script' });
  const declarations = body.filter((node) => node.type === 'VariableDeclaration');
  const constants = declarations.flatMap((declaration) => readConstants(declaration, source));
  const named = new Set(constants.filter(({ value }) => table.test(value)).map(({ name }) => name));
  const groups = constants.flatMap((constant) => {
    const members = group
      .exec(constant.value)?.[1]
      ?.split(',')
      .map((member) => member.replace(/^\w+:/u, ''));
    return members?.every((member) => named.has(member)) === true ? { constant, members } : [];
  });
  const grouped = new Set(groups.flatMap(({ constant, members }) => [constant.name, ...members]));
  const unicodeProperties = constants.filter(({ name }) => grouped.has(name));
  const caseFolding: Constant[] = [];
  for (const constant of constants.filter((other) => !unicodeProperties.includes(other))) {
    if (table.test(constant.value) || caseFolding.some(({ name }) => constant.needs.has(name))) {
      caseFolding.push(constant);
    }
  }
  if (groups.length === 0 || !caseFolding.some(({ value }) => table.test(value))) {
    throw new Error(
      'refa has changed: its tables are not where build/tools/regex-tester/refa-tables.ts looks for them.',
    );
  }
  const edits = [
    ...[...unicodeProperties, ...caseFolding].map(({ name, start, end }) => ({ start, end, text: name })),
    ...declarations.map(({ start, kind }) => ({ start, end: start + kind.length, text: 'let' })),
  ].sort((one, other) => one.start - other.start);
  let core = '';
  let position = 0;
  for (const { start, end, text } of edits) {
    core += source.slice(position, start) + text;
    position = end;
  }
  core += `${source.slice(position)}\n`;
  core += `exports.supplyCaseFolding=${writeSupply(caseFolding)};\n`;
  core += `exports.supplyUnicodeProperties=${writeSupply(unicodeProperties)};\n`;
  return { core, caseFolding: writeTables(caseFolding), unicodeProperties: writeTables(unicodeProperties) };
}

function readConstants(declaration: VariableDeclaration, source: string): Constant[] {
  return declaration.declarations.flatMap(({ id, init, start, end }) => {
    if (init === null || init === undefined || id.type !== 'Identifier') {
      return [];
    }
    const needs = new Set<string>();
    collectNeeds(init, needs);
    return { name: id.name, start, end, value: source.slice(init.start, init.end), needs };
  });
}

/**
 * Collects the identifiers of an expression except those in its functions. Property names are included, which is
 * harmless.
 */
function collectNeeds(node: AnyNode, needs: Set<string>): void {
  if (node.type === 'Identifier') {
    needs.add((node as Identifier).name);
  }
  if (/Function|Class/u.test(node.type)) {
    return;
  }
  for (const child of Object.values(node).flat()) {
    if (typeof child?.type === 'string') {
      collectNeeds(child, needs);
    }
  }
}

const withTables = (constants: readonly Constant[]) => constants.filter(({ value }) => table.test(value));

/** Writes a function that initialises the constants in the order of their dependencies. */
function writeSupply(constants: readonly Constant[]): string {
  const numbered = withTables(constants);
  const assignments = constants.map((constant) => {
    const value = constant.value.replace(table, `tables[${numbered.indexOf(constant)}]`);
    return `${constant.name}=${value};`;
  });
  return `tables=>{${assignments.join('')}}`;
}

function writeTables(constants: readonly Constant[]): string {
  const values = withTables(constants).map(({ value }) => table.exec(value)?.[0]);
  return `export default [${values.join(',\n')}];`;
}

const load = `
import { supplyCaseFolding, supplyUnicodeProperties } from 'refa';
export async function loadCaseFolding() {
  supplyCaseFolding((await import('${tables.caseFolding}')).default);
}
export async function loadUnicodeProperties() {
  supplyUnicodeProperties((await import('${tables.unicodeProperties}')).default);
}
`;
/** Outside of builds, the original refa is used, which includes its tables. */
const loadNothing = `
export const loadCaseFolding = async () => {};
export const loadUnicodeProperties = async () => {};
`;

/** Includes refa without its tables in the build; the import `virtual:refa-tables` loads them when they are needed. */
export function refaTables(): Plugin {
  let isBuild = false;
  let split: SplitRefa | undefined;
  const splitOnce = () => {
    split ??= splitRefa(readFileSync(refaFile, 'utf8'));
    return split;
  };
  return {
    name: 'refa-tables',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId(source) {
      if (source === loader) {
        return `\0${loader}`;
      }
      return source === tables.caseFolding || source === tables.unicodeProperties ? source : undefined;
    },
    load(id) {
      if (id === `\0${loader}`) {
        return isBuild ? load : loadNothing;
      }
      if (id === tables.caseFolding) {
        return splitOnce().caseFolding;
      }
      if (id === tables.unicodeProperties) {
        return splitOnce().unicodeProperties;
      }
      return isBuild && refa.test(id) ? splitOnce().core : undefined;
    },
    transform(code, id) {
      const correction = isBuild ? corrections.find(({ file }) => file.test(id)) : undefined;
      return (
        correction && { code: correctCode(code, correction, id, 'build/tools/regex-tester/refa-tables.ts'), map: null }
      );
    },
  };
}
