import { getDefault, getDescription, getMetadata } from 'valibot';
import type { AnyOperation, MediaType, OptionHints } from './define-operation.ts';
import { firstOf, layersOf, type OptionSchema, titleOf, unwrap } from './option-schema.ts';

export type OptionValue = string | number | boolean | null;

interface NamedOption {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
}

/** An option, described by the control that sets it. */
export type OptionDescription = NamedOption &
  (
    | { readonly kind: 'switch'; readonly default: boolean }
    | {
        readonly kind: 'choice';
        readonly default: string | number;
        readonly choices: readonly { readonly value: string | number; readonly label: string }[];
      }
    | {
        readonly kind: 'number';
        /** Null if leaving the number empty is allowed too. */
        readonly default: number | null;
        readonly isInteger: boolean;
        readonly minimum?: number;
        readonly maximum?: number;
      }
    | { readonly kind: 'text'; readonly default: string; readonly placeholder?: string }
  );

/** What a screen must know about an operation that runs elsewhere: everything but its implementation. */
export interface OperationDescription {
  readonly title: string;
  readonly takes: AnyOperation['takes'];
  readonly produces: readonly MediaType[];
  readonly isSecret: boolean;
  readonly options: readonly OptionDescription[];
  /** The input of the example, if it is text. */
  readonly sample?: string;
}

/**
 * Describes an operation in plain values, which a worker can send to a page. An option that is neither a boolean, a
 * picklist, a number nor a string has no control and is left out, so it keeps its default.
 */
export function describeOperation(operation: AnyOperation): OperationDescription {
  const { title, takes, produces, isSecret = false, options, example } = operation;
  return {
    title,
    takes,
    produces,
    isSecret,
    options: Object.entries(options.entries).flatMap(
      ([name, entry]) => describeOption(name, entry as OptionSchema) ?? [],
    ),
    ...(example.input === undefined || example.input.startsWith('data:') ? {} : { sample: example.input }),
  };
}

function describeOption(name: string, entry: OptionSchema): OptionDescription | undefined {
  const inner = unwrap(entry);
  const schemas = layersOf(entry) as Parameters<typeof getDescription>[0][];
  const title = titleOf(entry) ?? name;
  const description = firstOf(schemas, getDescription);
  const { labels = {}, placeholder } = Object.assign(
    {},
    ...schemas.map((schema) => getMetadata(schema)),
  ) as OptionHints;
  const named = { name, title, ...(description === undefined ? {} : { description }) };
  const fallback: unknown = getDefault(entry as Parameters<typeof getDefault>[0]);
  switch (inner.type) {
    case 'boolean':
      return { ...named, kind: 'switch', default: fallback === true };
    case 'picklist': {
      const choices = (inner.options ?? []).map((value) => ({ value, label: labels[value] ?? String(value) }));
      const known = choices.find(({ value }) => value === fallback) ?? choices[0];
      return { ...named, kind: 'choice', default: known?.value ?? '', choices };
    }
    case 'number':
      return {
        ...named,
        kind: 'number',
        default: typeof fallback === 'number' ? fallback : null,
        isInteger: inner.pipe?.some(({ type }) => type === 'integer') ?? false,
        ...limit(inner, 'min_value', 'minimum'),
        ...limit(inner, 'max_value', 'maximum'),
      };
    case 'string':
      return {
        ...named,
        kind: 'text',
        default: typeof fallback === 'string' ? fallback : '',
        ...(placeholder === undefined ? {} : { placeholder }),
      };
    default:
      return undefined;
  }
}

function limit<Name extends string>(
  schema: OptionSchema,
  type: string,
  name: Name,
): { readonly [Key in Name]?: number } {
  const requirement = schema.pipe?.find((action) => action.type === type)?.requirement;
  return typeof requirement === 'number' ? ({ [name]: requirement } as { readonly [Key in Name]: number }) : {};
}

/**
 * Whether a value is valid for an option: a stored value may come from an earlier version of the tool. Any text is
 * valid here; the operation itself reports errors in it.
 */
export function isOptionValue(option: OptionDescription, value: unknown): value is OptionValue {
  switch (option.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return option.choices.some((choice) => choice.value === value);
    case 'text':
      return typeof value === 'string';
    case 'number':
      return (
        (value === null && option.default === null) ||
        (typeof value === 'number' &&
          Number.isFinite(value) &&
          (!option.isInteger || Number.isInteger(value)) &&
          value >= (option.minimum ?? Number.NEGATIVE_INFINITY) &&
          value <= (option.maximum ?? Number.POSITIVE_INFINITY))
      );
  }
}
