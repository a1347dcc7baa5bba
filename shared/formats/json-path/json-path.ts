import type { SoughtName } from '#shared/formats/lossless-json/compare-keys.ts';

/** The syntax tree of a JSONPath query (RFC 9535). */
export interface JsonPath {
  readonly segments: readonly Segment[];
}

export interface Segment {
  /** Whether it selects from all descendants of a node (`..`), not only from its children. */
  readonly isDescendant: boolean;
  readonly selectors: readonly Selector[];
}

export type Selector =
  | { readonly kind: 'name'; readonly name: SoughtName }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'slice'; readonly start?: number; readonly stop?: number; readonly step: number }
  | { readonly kind: 'wildcard' }
  | { readonly kind: 'filter'; readonly test: Test };

/** An expression that is true or false for a node. */
export type Test =
  | { readonly kind: 'or' | 'and'; readonly tests: readonly Test[] }
  | { readonly kind: 'not'; readonly test: Test }
  | {
      readonly kind: 'comparison';
      readonly operator: ComparisonOperator;
      readonly left: Operand;
      readonly right: Operand;
    }
  /** True if the query matches anything. */
  | FilterQuery
  | FunctionCall;

export type ComparisonOperator = '==' | '!=' | '<=' | '>=' | '<' | '>';

/** An expression for a value. */
export type Operand = Literal | FilterQuery | FunctionCall;

export interface Literal {
  readonly kind: 'literal';
  readonly type: 'null' | 'false' | 'true' | 'number' | 'string';
  /** The text of a number as written, that of a string decoded. */
  readonly text: string;
}

/** A query inside a filter. */
export interface FilterQuery {
  readonly kind: 'query';
  /** Whether it starts with `$`, the document, rather than with `@`, the node being tested. */
  readonly isAbsolute: boolean;
  /** Whether it matches at most one node, because it consists only of names and indices. */
  readonly isSingular: boolean;
  readonly path: JsonPath;
}

export interface FunctionCall {
  readonly kind: 'call';
  readonly name: FunctionName;
  readonly args: readonly Operand[];
}

/** The parameters and results of functions (RFC 9535, section 2.4.1). */
export const functions = {
  length: { parameters: ['value'], result: 'value' },
  count: { parameters: ['nodes'], result: 'value' },
  value: { parameters: ['nodes'], result: 'value' },
  match: { parameters: ['value', 'value'], result: 'test' },
  search: { parameters: ['value', 'value'], result: 'test' },
} as const satisfies Record<
  string,
  { readonly parameters: readonly ('value' | 'nodes')[]; readonly result: 'value' | 'test' }
>;

export type FunctionName = keyof typeof functions;
