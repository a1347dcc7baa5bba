import { type FilterQuery, type FunctionCall, type FunctionName, functions, type Operand } from './json-path.ts';
import { compilePattern } from './match-pattern.ts';

/*
 * Checks the well-typedness of JSONPath filters (RFC 9535, section 2.4.3): what can be compared, what is a test by
 * itself, and which arguments a function accepts.
 */

/** @returns why an operand is not a single value that can be compared or passed to a function; undefined if it is */
export function problemAsValue(operand: Operand): string | undefined {
  if (operand.kind === 'query' && !operand.isSingular) {
    return 'This query may find several values: use one that goes by names and indices only.';
  }
  if (operand.kind === 'call' && functions[operand.name].result === 'test') {
    return `Do not compare ${operand.name}(): it is a test by itself.`;
  }
  return undefined;
}

/** Checks whether an operand is a test by itself, and otherwise explains why not. */
export function checkTest(
  operand: Operand,
): { readonly test: FilterQuery | FunctionCall } | { readonly problem: string } {
  if (operand.kind === 'literal') {
    return { problem: 'Compare this with something: a filter is a test such as @.price < 10.' };
  }
  if (operand.kind === 'call' && functions[operand.name].result === 'value') {
    return { problem: `Compare the result of ${operand.name}() with something: it is not a test by itself.` };
  }
  return { test: operand };
}

/** @returns why a function does not accept an argument; undefined if it does, or if it has no parameter for it */
export function problemAsArgument(
  argument: Operand,
  name: FunctionName,
  parameter: 'value' | 'nodes' | undefined,
): string | undefined {
  if (parameter === 'nodes') {
    return argument.kind === 'query' ? undefined : `${name}() takes a query here, such as @.*.`;
  }
  const isPattern = functions[name].result === 'test' && argument.kind === 'literal' && argument.type === 'string';
  if (isPattern && compilePattern(name, argument.text) === undefined) {
    return 'This is not a valid regular expression.';
  }
  return parameter === 'value' ? problemAsValue(argument) : undefined;
}
