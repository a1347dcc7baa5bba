import { type ScalarTag, stringify } from 'yaml';
import { type Data, DateText, NumberText } from '../data.ts';

export interface YamlLayout {
  /** The number of spaces per level. */
  readonly indent: number;
  readonly quote: 'double' | 'single';
}

const nonFinite: Readonly<Record<string, string>> = { NaN: '.nan', Infinity: '.inf', '-Infinity': '-.inf' };

/** Writes numbers with their original digits. */
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

/** YAML 1.1 recognises a number with an exponent only if it has a point and the exponent has a sign. */
function withPointAndSign(text: string): string {
  return text.replace(/^(?<whole>-?\d+)(?<fraction>\.\d+)?(?<e>e)(?<sign>[-+]?)/iu, (...found: unknown[]) => {
    const { whole, fraction = '.0', e, sign } = found.at(-1) as Record<string, string | undefined>;
    return `${whole}${fraction}${e}${sign === '' ? '+' : sign}`;
  });
}

/** A time without a date, which YAML 1.1 would read as a number of base 60: 12:30:00 as 45000. */
const isTimeAlone = (value: DateText) => value.text.includes(':') && !value.text.includes('-');

/** Dates from TOML, which YAML 1.1 reads as dates and YAML 1.2 as text. Times without a date become text. */
const date: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  identify: (value) => value instanceof DateText,
  resolve: (text) => text,
  stringify: ({ value }, { options: { singleQuote } }) => {
    const written = value as DateText;
    const quote = singleQuote === true ? "'" : '"';
    return isTimeAlone(written) ? `${quote}${written.text}${quote}` : written.text;
  },
};

/**
 * Characters that YAML forbids unescaped: control characters, line breaks of YAML 1.1, lone surrogates, noncharacters.
 */
const unprintable = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/gu;

/**
 * Matches text that must be written in double quotes with escapes: text with an unprintable character; text that the
 * package writes as a block whose first line is indented, so that it is read back differently; and text that PyYAML
 * reads differently or not at all, namely a tab within a plain line and the merge and value keys of YAML 1.1.
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
 * Writes YAML that means the same in YAML 1.2, YAML 1.1 and PyYAML; numbers keep all digits. Text that YAML 1.1 would
 * read as something else is quoted: `yes`, `0o7`, `12:30:00`, `2001-12-14`.
 * @param data without undefined, see `fitData`
 * @example writeYaml(new Map([['a', ['yes']]]), { indent: 2, quote: 'double' }) // 'a:\n  - "yes"\n'
 */
export function writeYaml(data: Data, { indent, quote }: YamlLayout): string {
  if (typeof data === 'string' && data.includes('\n')) {
    // A top-level block scalar has no indentation, and PyYAML cannot read it that way.
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
