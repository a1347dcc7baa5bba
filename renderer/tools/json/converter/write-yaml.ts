import { type ScalarTag, stringify } from 'yaml';
import { type Data, DateText, NumberText } from './data.ts';

export interface YamlLayout {
  /** Spaces. */
  readonly indent: number;
  readonly quote: 'double' | 'single';
}

const nonFinite: Readonly<Record<string, string>> = { NaN: '.nan', Infinity: '.inf', '-Infinity': '-.inf' };

/** Numbers with the digits they were written with. */
const number: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  identify: (value) => value instanceof NumberText,
  resolve: (text) => text,
  stringify: ({ value }) => {
    const { text } = value as NumberText;
    return nonFinite[text] ?? text;
  },
};

/** Dates of TOML, which YAML 1.1 reads as dates and YAML 1.2 as text. */
const date: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  identify: (value) => value instanceof DateText,
  resolve: (text) => text,
  stringify: ({ value }) => (value as DateText).text,
};

/**
 * Text that goes in double quotes with escapes: line breaks of YAML 1.1 and halves of characters never stand as they
 * are; and the package writes a block of lines, the first of which is indented, so that it is read as another text.
 */
const awkward = /[\u0085\u2028\u2029\ufeff\p{Surrogate}]|^\s[\s\S]*\n|^\n/u;

const text: ScalarTag = {
  tag: 'tag:yaml.org,2002:str',
  default: true,
  identify: (value) => typeof value === 'string' && awkward.test(value),
  resolve: (value) => value,
  stringify: ({ value }) =>
    JSON.stringify(value).replaceAll(
      /[\u0085\u2028\u2029\ufeff]/gu,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
};

/**
 * Writes YAML 1.2, numbers with all of their digits. Text that YAML 1.1 would read as something else is in quotes
 * too: `yes`, `0o7`, `12:30:00`, `2001-12-14`.
 * @param data without undefined, see `fitData`
 * @example writeYaml(new Map([['a', ['yes']]]), { indent: 2, quote: 'double' }) // 'a:\n  - "yes"\n'
 */
export function writeYaml(data: Data, { indent, quote }: YamlLayout): string {
  return stringify(data, {
    indent,
    singleQuote: quote === 'single' ? true : null,
    lineWidth: 0,
    aliasDuplicateObjects: false,
    compat: 'yaml-1.1',
    customTags: (tags) => [number, date, text, ...tags],
  });
}
