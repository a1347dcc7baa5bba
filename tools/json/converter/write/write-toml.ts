import { stringify } from 'smol-toml';
import { fail, ok, type Result } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import { quoted, shortNumber, type WarningCollector } from '../conversion-warnings.ts';
import { type Data, DateText, isDataArray, isDataObject, NumberText } from '../data.ts';
import { formatPath } from '../format-path.ts';
import { isChangedByDouble } from '../number-text.ts';

/** Thrown on a value that TOML cannot represent. */
class UnwritableValue extends Error {}

/** A text that smol-toml writes unchanged: it writes a Date by its text, and has no other way to keep digits. */
class Verbatim extends Date {
  readonly #text: string;

  constructor(text: string) {
    super(0);
    this.#text = text;
  }

  override toISOString(): string {
    return this.#text;
  }
}

const smallestInteger = -(2n ** 63n);
const largestInteger = 2n ** 63n - 1n;
const nonFinite: Readonly<Record<string, string>> = { NaN: 'nan', Infinity: 'inf', '-Infinity': '-inf' };

/**
 * Writes TOML 1.0. Keys keep their order, except that values come before tables; numbers keep their digits; integers of
 * more than 64 bits become floats, with a warning.
 * @param data without undefined, see `fitData`
 * @returns the text; fails with `not-a-table` if the top value is not an object, and with `unwritable-value` and its
 * path for null and for text with a lone surrogate
 * @example writeToml(new Map([['a', new NumberText('1.0')]]), warnings) // { ok: true, value: 'a = 1.0\n' }
 */
export function writeToml(data: Data, warnings: WarningCollector): Result<string> {
  if (!isDataObject(data)) {
    const what = isDataArray(data) ? 'a list' : 'a single value';
    return fail({
      code: 'not-a-table',
      message: `A TOML document is a table, and this is ${what}. Put it in an object: {"items": …}.`,
    });
  }
  try {
    const toml = stringify(new TomlAdapter(warnings).adapt(data));
    return ok(isBlank(toml) ? '' : toml);
  } catch (thrown) {
    if (thrown instanceof UnwritableValue) {
      return fail({ code: 'unwritable-value', message: thrown.message });
    }
    throw thrown;
  }
}

const wholeNumber = /^(?:0|[1-9]\d*)$/u;

/** Keeps the order of the keys of an object, which would list those that are integers first. */
function keepOrder(table: object, keys: readonly string[]): object {
  return keys.some((key) => wholeNumber.test(key)) ? new Proxy(table, { ownKeys: () => [...keys] }) : table;
}

/** Converts data to the objects that smol-toml expects. */
class TomlAdapter {
  readonly #warnings: WarningCollector;
  readonly #path: (string | number)[] = [];

  constructor(warnings: WarningCollector) {
    this.#warnings = warnings;
  }

  adapt(value: Data): unknown {
    if (value === null || value === undefined) {
      const message = `${formatPath(this.#path)} is null, and TOML has no null. Leave it out, or give it a value.`;
      throw new UnwritableValue(message);
    }
    if (typeof value === 'string') {
      return this.#checkText(value);
    }
    if (value instanceof NumberText) {
      return new Verbatim(this.#writeNumber(value));
    }
    if (value instanceof DateText) {
      return new Verbatim(value.text);
    }
    if (isDataArray(value)) {
      return value.map((element, index) => this.#inside(index, element));
    }
    if (isDataObject(value)) {
      const table = {};
      for (const [key, member] of value) {
        this.#path.push(key);
        this.#checkText(key);
        this.#path.pop();
        // Assigning to __proto__ would not create a member.
        Object.defineProperty(table, key, { value: this.#inside(key, member), enumerable: true });
      }
      return keepOrder(table, [...value.keys()]);
    }
    return value;
  }

  #inside(step: string | number, value: Data): unknown {
    this.#path.push(step);
    const adapted = this.adapt(value);
    this.#path.pop();
    return adapted;
  }

  #checkText(text: string): string {
    if (/\p{Surrogate}/u.test(text)) {
      throw new UnwritableValue(
        `${formatPath(this.#path)} has half a character (a lone surrogate), which TOML cannot hold: ${quoted(text)}.`,
      );
    }
    return text;
  }

  #writeNumber(number: NumberText): string {
    const { text } = number;
    if (!number.isFinite) {
      return nonFinite[text] ?? text;
    }
    const place = { path: this.#path };
    if (number.isWhole) {
      const value = text.length < 19 ? 0n : BigInt(text);
      if (value >= smallestInteger && value <= largestInteger) {
        return text;
      }
      const message = `${shortNumber(text)} has more than the 64 bits of an integer: it became a float.`;
      this.#warnings.add('number', message, place);
      return `${text}.0`;
    }
    if (isChangedByDouble(text)) {
      const message = `${shortNumber(text)} keeps its digits, but TOML reads floats as ${String(Number(text))}.`;
      this.#warnings.add('number', message, place);
    }
    return text;
  }
}
