import { type ScalarTag, stringify } from 'yaml';
import { type Data, DateText, NumberText } from '../data.ts';

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
    return nonFinite[text] ?? withPointAndSign(text);
  },
};

/** A number with an exponent is one for YAML 1.1 only where it has a point, and its exponent a sign. */
function withPointAndSign(text: string): string {
  return text.replace(/^(?<whole>-?\d+)(?<fraction>\.\d+)?(?<e>e)(?<sign>[-+]?)/iu, (...found: unknown[]) => {
    const { whole, fraction = '.0', e, sign } = found.at(-1) as Record<string, string | undefined>;
    return `${whole}${fraction}${e}${sign === '' ? '+' : sign}`;
  });
}

/** Dates of TOML, which YAML 1.1 reads as dates and YAML 1.2 as text. */
const date: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  identify: (value) => value instanceof DateText,
  resolve: (text) => text,
  stringify: ({ value }) => (value as DateText).text,
};

/** What YAML does not let stand as it is: controls, line breaks of YAML 1.1, halves of characters, no characters. */
const unprintable = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/gu;

/**
 * Text that goes in double quotes with escapes: what has an unprintable character; what the package writes as a block
 * of lines, the first of which is indented, so that it is read as another text; and what PyYAML reads otherwise or
 * not at all, a tab within a plain line and the merge and value keys of YAML 1.1.
 */
const awkward =
  /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\p{Surrogate}]|^\s[\s\S]*\n|^\n|^[^\n]*\t[^\n]*$|^(?:=|<<)$/u;

const text: ScalarTag = {
  tag: 'tag:yaml.org,2002:str',
  default: true,
  identify: (value) => typeof value === 'string' && awkward.test(value),
  resolve: (value) => value,
  stringify: ({ value }) => quoteText(String(value)),
};

function quoteText(value: string): string {
  return JSON.stringify(value).replaceAll(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Writes YAML that says the same by YAML 1.2 and 1.1, and to PyYAML; numbers with all of their digits. Text that YAML
 * 1.1 would read as something else is in quotes: `yes`, `0o7`, `12:30:00`, `2001-12-14`.
 * @param data without undefined, see `fitData`
 * @example writeYaml(new Map([['a', ['yes']]]), { indent: 2, quote: 'double' }) // 'a:\n  - "yes"\n'
 */
export function writeYaml(data: Data, { indent, quote }: YamlLayout): string {
  if (typeof data === 'string' && data.includes('\n')) {
    // A block of lines that is the document has no indentation, without which PyYAML does not read it.
    return `${quoteText(data)}\n`;
  }
  return stringify(data, {
    indent,
    singleQuote: quote === 'single' ? true : null,
    lineWidth: 0,
    aliasDuplicateObjects: false,
    compat: 'yaml-1.1',
    customTags: (tags) => [number, date, text, ...tags],
  });
}
