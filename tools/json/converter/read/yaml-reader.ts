import { type Document, isAlias, isMap, isPair, isScalar, type Node, type Pair, type Scalar } from 'yaml';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { textPosition } from '#shared/text-position.ts';
import { quoted, type WarningCollector } from '../conversion-warnings.ts';
import { type Data, type DataObject, isDataArray, isDataObject, NumberText } from '../data.ts';
import { normalizeDecimal } from '../number-text.ts';
import { NestedTooDeeply } from './depth-limit.ts';

/** Thrown on valid YAML that the JSON data model cannot represent. */
export class UnreadableYaml extends Error {
  /** The offset from the start of the text in UTF-16 code units. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

interface Anchored {
  /** Undefined while the anchored value itself is being read. */
  readonly value?: { readonly data: Data };
  /** The number of values in it, with aliases resolved. */
  readonly size: number;
  /** The number of levels in it, with aliases resolved; 0 for a scalar. */
  readonly height: number;
}

/** A few lines of aliases can expand to more values than fit in memory ("billion laughs"). */
const maximumValues = 5_000_000;

/** Reads the documents of a parsed YAML text. */
export class YamlReader {
  hasComments = false;
  readonly #text: string;
  readonly #warnings: WarningCollector;
  #anchors = new Map<string, Anchored>();
  #valueCount = 0;
  readonly #maximumDepth: number;
  /** The nesting depth of the current value. */
  #depth = 0;
  /** The greatest depth within the innermost anchored value being read. */
  #deepest = 0;

  /** @param maximumDepth the limit that the text itself keeps; its aliases must not exceed it either */
  constructor(text: string, warnings: WarningCollector, maximumDepth: number) {
    this.#text = text;
    this.#warnings = warnings;
    this.#maximumDepth = maximumDepth;
  }

  readDocument({ contents }: Document.Parsed): Data {
    this.#anchors = new Map();
    return this.#read(contents);
  }

  #read(node: unknown): Data {
    const { anchor, comment, commentBefore } = (node ?? {}) as Partial<Scalar>;
    this.hasComments ||= Boolean(comment ?? commentBefore);
    if (isAlias(node)) {
      return this.#resolve(node.source, offsetOf(node));
    }
    const before = this.#valueCount;
    this.#count(1, offsetOf(node));
    if (anchor === undefined) {
      return this.#readContent(node);
    }
    this.#anchors.set(anchor, { size: 0, height: 0 });
    const outerDeepest = this.#deepest;
    this.#deepest = this.#depth;
    const data = this.#readContent(node);
    this.#anchors.set(anchor, {
      value: { data },
      size: this.#valueCount - before,
      height: this.#deepest - this.#depth,
    });
    this.#deepest = Math.max(outerDeepest, this.#deepest);
    return data;
  }

  /** @param levels the number of levels below the current value */
  #reach(levels: number, offset: number): void {
    const reached = this.#depth + levels;
    if (reached > this.#maximumDepth) {
      throw new NestedTooDeeply(offset);
    }
    this.#deepest = Math.max(this.#deepest, reached);
  }

  #count(values: number, offset: number): void {
    this.#valueCount += values;
    if (this.#valueCount > maximumValues) {
      const limit = formatNumber(maximumValues);
      throw new UnreadableYaml(`With its aliases resolved, this has more than ${limit} values.`, offset);
    }
  }

  #resolve(anchor: string, offset: number): Data {
    const anchored = this.#anchors.get(anchor);
    if (anchored === undefined) {
      throw new UnreadableYaml(
        `There is no anchor &${anchor} before this alias: add it to the value that the alias repeats.`,
        offset,
      );
    }
    if (anchored.value === undefined) {
      throw new UnreadableYaml(
        `The value of &${anchor} contains its own alias *${anchor}, so it would never end: write a value instead of the alias.`,
        offset,
      );
    }
    this.#count(anchored.size, offset);
    this.#reach(anchored.height, offset);
    return anchored.value.data;
  }

  #readContent(node: unknown): Data {
    if (isScalar(node)) {
      return readScalar(node);
    }
    const items = (node as { readonly items?: readonly unknown[] } | null)?.items;
    if (items === undefined) {
      return null;
    }
    this.#reach(1, offsetOf(node));
    this.#depth += 1;
    // An ordered mapping (!!omap) is a sequence of pairs.
    const data =
      isMap(node) || (items.length > 0 && items.every((item) => isPair(item)))
        ? this.#readMapping(items as readonly Pair[])
        : items.map((item) => this.#read(item));
    this.#depth -= 1;
    return data;
  }

  #readMapping(pairs: readonly Pair[]): DataObject {
    const members = new Map<string, Data>();
    const written = new Set<string>();
    for (const { key, value } of pairs) {
      if (isMergeKey(key)) {
        // The key itself may have a comment or an anchor.
        this.#read(key);
        this.#merge(this.#read(value), members, offsetOf(key));
        continue;
      }
      const name = this.#readKey(key);
      if (written.has(name)) {
        this.#warnings.add('duplicateKey', `The key ${quoted(name)} is repeated: only the last one counts.`, {
          position: () => textPosition(this.#text, offsetOf(key)),
        });
      }
      written.add(name);
      members.set(name, this.#read(value));
    }
    return members;
  }

  /** Existing members take precedence, see https://yaml.org/type/merge.html. */
  #merge(source: Data, members: Map<string, Data>, offset: number): void {
    const sources = isDataArray(source) ? source : [source];
    for (const mapping of sources) {
      if (!isDataObject(mapping)) {
        throw new UnreadableYaml('Expected a mapping, or a list of mappings, to merge with <<.', offset);
      }
      for (const [key, value] of mapping) {
        if (!members.has(key)) {
          members.set(key, value);
        }
      }
    }
  }

  #readKey(key: unknown): string {
    const data = this.#read(key);
    if (typeof data === 'string') {
      return data;
    }
    if (isDataArray(data) || isDataObject(data)) {
      throw new UnreadableYaml(
        'A list or a mapping is the key here, and keys can only be text. If this is a template, put it in quotes.',
        offsetOf(key),
      );
    }
    const name = data instanceof NumberText ? data.text : String(data);
    this.#warnings.add('key', `The key ${name} became text: ${JSON.stringify(name)}.`, {
      position: () => textPosition(this.#text, offsetOf(key)),
    });
    return name;
  }
}

/** The package reads the key as a symbol in YAML 1.1 and with its tag, `!!merge`; in YAML 1.2, it is a text. */
function isMergeKey(key: unknown): boolean {
  if (!isScalar(key) || key.type !== 'PLAIN' || key.source !== '<<') {
    return false;
  }
  return typeof key.value === 'symbol' || key.tag === undefined;
}

function offsetOf(node: unknown): number {
  return (node as Node | null)?.range?.[0] ?? 0;
}

function readScalar({ value, source = '' }: Scalar): Data {
  if (typeof value === 'bigint') {
    return new NumberText(String(value));
  }
  if (typeof value === 'number') {
    // YAML 1.1 has base-60 numbers, for which only the parsed value is right.
    const written = normalizeDecimal(source.replaceAll('_', ''));
    const number = new NumberText(written !== undefined && Number(written) === value ? written : String(value));
    // Only floats are read as numbers. Without a fraction, `5.` and `!!float 3` would become integers in TOML.
    return number.isWhole ? new NumberText(`${number.text}.0`) : number;
  }
  // Dates and binary data, which only YAML 1.1 or an explicit tag produces, stay as written.
  return value === null || typeof value === 'string' || typeof value === 'boolean' ? value : source;
}
