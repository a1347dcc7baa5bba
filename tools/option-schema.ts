import { type BaseIssue, getDotPath, getTitle } from 'valibot';
import { listWords } from '#shared/formats/words/list-words.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { uncapitalize } from '#shared/formats/words/uncapitalize.ts';

/** The part of valibot's schemas that the options of operations use. */
export interface OptionSchema {
  readonly type: string;
  readonly wrapped?: OptionSchema;
  /** The values of a picklist. */
  readonly options?: readonly (string | number)[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** A schema and the schemas that it wraps, since it may be optional or nullable. */
export function layersOf(schema: OptionSchema): readonly OptionSchema[] {
  return schema.wrapped === undefined ? [schema] : [schema, ...layersOf(schema.wrapped)];
}

/** The schema of the value itself, whether it is optional or nullable or neither. */
export function unwrap(schema: OptionSchema): OptionSchema {
  return schema.wrapped === undefined ? schema : unwrap(schema.wrapped);
}

/** The title of an option, which any layer of its schema may have; undefined if none has. */
export function titleOf(schema: OptionSchema): string | undefined {
  return firstOf(layersOf(schema) as Parameters<typeof getTitle>[0][], getTitle);
}

/** What is found in the outermost layer that has it. */
export function firstOf<Layer, Found>(
  layers: readonly Layer[],
  find: (layer: Layer) => Found | undefined,
): Found | undefined {
  for (const layer of layers) {
    const found = find(layer);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

type Entries = Readonly<Record<string, unknown>>;

/** The number of UTF-16 code units of a wrong text that are shown. */
const shownLength = 40;

const typeNames: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['record', 'an object'],
  ['object', 'an object'],
]);

/**
 * Says in a sentence what is wrong with an option, and what would be right. A check of a kind that no operation has
 * used so far is described in the words of the schema library.
 * @param issue the library's description
 * @param entries the schemas of all options, by name
 * @example describeOptionIssue(issue, schema.entries) // 'Quantity must be at least 1; this is 0.'
 */
export function describeOptionIssue(issue: BaseIssue<unknown>, entries: Entries): string {
  const subject = nameSubject(issue, entries);
  if (issue.type === 'check') {
    // The message of a check is the operation's own.
    return `${subject}: ${uncapitalize(issue.message)}.`;
  }
  const right = describeRight(issue, entries);
  return right === undefined
    ? `${subject}: ${issue.message}.`
    : `${subject} must be ${right}; this is ${describeValue(issue.input)}.`;
}

/** The title of the option, with the path to the entry of a list or an object in it that is wrong. */
function nameSubject(issue: BaseIssue<unknown>, entries: Entries): string {
  const schema = schemaOf(issue, entries);
  if (schema === undefined) {
    // It is about the object that holds them.
    return 'The options';
  }
  const path = getDotPath(issue as never) ?? '';
  const title = titleOf(schema) ?? path;
  return issue.path?.length === 1 ? title : `${title} (${path})`;
}

function schemaOf({ path }: BaseIssue<unknown>, entries: Entries): OptionSchema | undefined {
  return path === undefined ? undefined : (entries[String(path[0].key)] as OptionSchema | undefined);
}

/** What would be right, as it follows “must be”; undefined for an unknown kind of check. */
function describeRight(issue: BaseIssue<unknown>, entries: Entries): string | undefined {
  const { type, requirement } = issue;
  switch (type) {
    case 'min_value':
      return typeof requirement === 'number' ? `at least ${describeValue(requirement)}` : undefined;
    case 'max_value':
      return typeof requirement === 'number' ? `at most ${describeValue(requirement)}` : undefined;
    case 'integer':
      return 'a whole number';
    case 'picklist': {
      const schema = schemaOf(issue, entries);
      const values = schema === undefined ? undefined : unwrap(schema).options;
      return values === undefined ? undefined : listWords(values.map(describeValue), 'or');
    }
    default:
      return typeNames.get(type);
  }
}

function describeValue(value: unknown): string {
  switch (typeof value) {
    case 'number':
      return shortenText(formatNumber(value, { maximumFractionDigits: 20 }), shownLength);
    case 'string':
      // Line breaks, which can be among the choices, are written as escapes.
      return `“${JSON.stringify(shortenText(value, shownLength)).slice(1, -1)}”`;
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? 'a list' : 'an object';
    default:
      return String(value);
  }
}
