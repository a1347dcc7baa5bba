import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { Recognise, Recognition } from '#tools/define-operation.ts';

/** The number of characters examined. */
const sampleLength = 8192;

/** The number of lines examined, and the share of them that must be in the notation. */
const sampleLines = 60;
const leastShare = 0.8;

/** The maximum number of characters in the preview. */
const previewLength = 60;

const yamlPair = /^(\s*(?:- +)*)(?:"[^"\n]+"|'[^'\n]+'|[\p{L}_$./<][\p{L}\p{N}_$./@ -]*)\s*:(?:\s+\S.*|\s*)$/u;
const yamlItem = /^\s*- +\S/u;
/** The name of a list alone on its line: one word, because `Things to do:` is written by people as well. */
const yamlListName = /^(?:"[^"\n]+"|'[^'\n]+'|[\p{L}\p{N}_$.-]+)\s*:\s*$/u;
/** HTTP header lines are valid YAML too, but are never meant as such. */
const header = /^(?:HTTP\/\d|[A-Z][a-z]+(?:-[A-Z][A-Za-z]*)+\s*:)/mu;

const tomlTable = /^\s*\[\[?[\w."' -]+\]?\]\s*(?:#.*)?$/u;
const tomlPair = /^\s*(?:[\w-]+|"[^"\n]+")(?:\.[\w-]+)*\s*=\s*(?:"|'|\[|\{|[-+]?\d|true\b|false\b|[-+]?(?:inf|nan)\b)/u;

/**
 * Recognises YAML and TOML line by line.
 * @example recognise({ text: 'apiVersion: v1\nkind: Pod', size: 24 })?.preview // 'YAML with apiVersion, kind'
 */
export const recognise: Recognise = ({ text, size }) => {
  const sample = text?.slice(0, sampleLength) ?? '';
  // A text that starts with these is JSON, markup or PEM; three dashes start YAML.
  if (isBlank(sample) || /^\s*(?:[{<]|-----)/u.test(sample)) {
    return undefined;
  }
  const all = sample.split(/\r?\n/u);
  const lines = (size > sampleLength ? all.slice(0, -1) : all)
    .filter((line) => !isBlank(line) && !/^\s*#/u.test(line))
    .slice(0, sampleLines);
  return recogniseToml(lines) ?? recogniseYaml(lines, sample);
};

function recogniseToml(lines: readonly string[]): Recognition | undefined {
  const tables = lines.filter((line) => tomlTable.test(line));
  const pairs = lines.filter((line) => tomlPair.test(line));
  const isMost = tables.length + pairs.length >= Math.max(2, lines.length * leastShare);
  if (!isMost || pairs.length === 0) {
    return undefined;
  }
  const names = (tables.length > 0 ? tables : pairs).map((line) => line.replaceAll(/[[\]]|\s*=.*/gu, '').trim());
  return found(tables.length > 0 ? 0.8 : 0.6, 'toml', names);
}

function recogniseYaml(lines: readonly string[], sample: string): Recognition | undefined {
  const hasMark = /^---\s*$/mu.test(sample.slice(0, 200)) || /^%YAML /u.test(sample);
  const body = lines.filter((line) => !/^(?:---|\.\.\.)\s*$/u.test(line));
  const pairs = body.filter((line) => yamlPair.test(line));
  const items = body.filter((line) => yamlItem.test(line) && !yamlPair.test(line));
  const isMost = body.length > 1 && pairs.length > 0 && pairs.length + items.length >= body.length * leastShare;
  const isNamedList = pairs.length === 1 && yamlListName.test(body[0] ?? '') && body.slice(1).every(isIndentedItem);
  if (!isMost || (!hasMark && pairs.length < 2 && !isNamedList) || header.test(sample)) {
    return undefined;
  }
  const names = pairs.flatMap((line) => (/^\s/u.test(line) ? [] : [line.replace(/\s*:.*/u, '').replace(/^- +/u, '')]));
  // A list of notes has colons too, but nested lines are hardly ever anything but YAML.
  const isNested = body.some((line) => /^\s+/u.test(line));
  const isPlain = pairs.every((line) => /^[^:]{1,40}:/u.test(line) && !/^\s*(?:\S+ ){3}/u.test(line));
  return found(hasMark || (isNested && !isNamedList) ? 0.8 : isPlain ? 0.6 : 0.3, 'yaml', names);
}

const isIndentedItem = (line: string) => /^\s/u.test(line) && yamlItem.test(line);

function found(confidence: number, source: 'toml' | 'yaml', names: readonly string[]): Recognition {
  const notation = source.toUpperCase();
  const list = [...new Set(names)].filter((name) => name !== '').join(', ');
  return {
    confidence,
    preview: list === '' ? `a list in ${notation}` : `${notation} with ${shortenText(list, previewLength)}`,
    operation: 'json.convert',
    options: { source },
    screenId: 'JSONConverter',
  };
}
