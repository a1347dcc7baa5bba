import { bytePosition } from '#shared/formats/lossless-json/byte-position.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { formatNumber } from '../words/locale.ts';
import type { JsonPath, Segment, Selector } from './json-path.ts';
import { FilterParser } from './parse-filter.ts';
import { QueryError, QueryScanner } from './query-scanner.ts';

const encoder = new TextEncoder();

/**
 * Parses a JSONPath query according to RFC 9535. Whitespace around it is ignored.
 * @returns its syntax tree; fails with `invalid-query`, the position of the error and how to fix it
 * @example parseJsonPath('$.store.book[?@.price < 10].title')
 */
export function parseJsonPath(query: string): Result<JsonPath> {
  try {
    return ok(new Parser(query).parse());
  } catch (error) {
    if (!(error instanceof QueryError)) {
      throw error;
    }
    const bytesBefore = encoder.encode(query.slice(0, error.offset)).length;
    const position = bytePosition(encoder.encode(query), bytesBefore);
    return fail({ code: 'invalid-query', message: error.message, position });
  }
}

class Parser {
  readonly #scanner: QueryScanner;
  readonly #filters: FilterParser;

  constructor(query: string) {
    this.#scanner = new QueryScanner(query);
    this.#filters = new FilterParser(this.#scanner, () => this.#parseSegments());
  }

  parse(): JsonPath {
    this.#scanner.skipSpace();
    if (!this.#scanner.take('$')) {
      throw this.#scanner.error('A query begins with $, which stands for the whole document.');
    }
    const path = this.#parseSegments();
    this.#scanner.skipSpace();
    if (this.#scanner.next !== undefined) {
      throw this.#scanner.error(`Expected a dot or a bracket, but found ${this.#scanner.found()}.`);
    }
    return path;
  }

  #parseSegments(): JsonPath {
    const segments: Segment[] = [];
    for (;;) {
      const end = this.#scanner.at;
      this.#scanner.skipSpace();
      if (this.#scanner.take('..')) {
        const selectors = this.#scanner.take('[') ? this.#parseBracketed() : [this.#parseShorthand()];
        segments.push({ isDescendant: true, selectors });
      } else if (this.#scanner.take('.')) {
        segments.push({ isDescendant: false, selectors: [this.#parseShorthand()] });
      } else if (this.#scanner.take('[')) {
        segments.push({ isDescendant: false, selectors: this.#parseBracketed() });
      } else {
        this.#scanner.at = end;
        return { segments };
      }
    }
  }

  /** Parses `*` or a name after a dot. */
  #parseShorthand(): Selector {
    if (this.#scanner.take('*')) {
      return { kind: 'wildcard' };
    }
    const name = this.#scanner.match(/[A-Za-z_\u0080-\ud7ff\ue000-\u{10ffff}][\w\u0080-\ud7ff\ue000-\u{10ffff}]*/uy);
    if (name === undefined) {
      throw this.#scanner.error(
        `Expected a name or * after the dot, but found ${this.#scanner.found()}. Other names: ['a name'].`,
      );
    }
    if (this.#scanner.next === '-') {
      throw this.#scanner.error("Write a name that has a hyphen in brackets and quotes: ['a-name'].");
    }
    return nameSelector(name);
  }

  #parseBracketed(): Selector[] {
    const opening = this.#scanner.at - 1;
    return this.#scanner.nested(() => {
      const selectors = [this.#parseSelector()];
      for (this.#scanner.skipSpace(); this.#scanner.take(','); this.#scanner.skipSpace()) {
        selectors.push(this.#parseSelector());
      }
      this.#scanner.expectClosing(']', opening);
      return selectors;
    });
  }

  #parseSelector(): Selector {
    this.#scanner.skipSpace();
    const name = this.#scanner.readString();
    if (name !== undefined) {
      return nameSelector(name);
    }
    if (this.#scanner.take('*')) {
      return { kind: 'wildcard' };
    }
    if (this.#scanner.take('?')) {
      return { kind: 'filter', test: this.#filters.parseTest() };
    }
    const start = this.#parseInteger();
    const afterStart = this.#scanner.at;
    this.#scanner.skipSpace();
    if (this.#scanner.take(':')) {
      return this.#parseSliceAfter(start);
    }
    this.#scanner.at = afterStart;
    if (start === undefined) {
      throw this.#scanner.error(`Expected a name in quotes, an index, * or ?, but found ${this.#scanner.found()}.`);
    }
    return { kind: 'index', index: start };
  }

  #parseSliceAfter(start: number | undefined): Selector {
    this.#scanner.skipSpace();
    const stop = this.#parseInteger();
    this.#scanner.skipSpace();
    let step: number | undefined;
    if (this.#scanner.take(':')) {
      this.#scanner.skipSpace();
      step = this.#parseInteger();
    }
    return {
      kind: 'slice',
      ...(start !== undefined && { start }),
      ...(stop !== undefined && { stop }),
      step: step ?? 1,
    };
  }

  #parseInteger(): number | undefined {
    const start = this.#scanner.at;
    const text = this.#scanner.match(/-?\d+/y);
    if (text === undefined) {
      return undefined;
    }
    if (text === '-0') {
      throw this.#scanner.error('Remove the minus sign: the first index is 0.', start);
    }
    if (/^(-0|0\d)/.test(text)) {
      throw this.#scanner.error('Remove the zero in front: only the index 0 begins with one.', start);
    }
    if (!Number.isSafeInteger(Number(text))) {
      throw this.#scanner.error(
        `This index is too large: it can be up to ${formatNumber(Number.MAX_SAFE_INTEGER)}, from the start or from the end.`,
        start,
      );
    }
    return Number(text);
  }
}

function nameSelector(name: string): Selector {
  return { kind: 'name', name: { name, bytes: encoder.encode(name) } };
}
