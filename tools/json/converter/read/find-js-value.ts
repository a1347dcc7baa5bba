import type { AnyNode, AssignmentExpression, Expression, Program, Statement } from 'acorn';

/** The value that a module provides, or the node that shows that there is none. */
export type FoundValue =
  | { readonly value: Expression }
  | { readonly value?: undefined; readonly node: AnyNode | undefined; readonly message: string };

/**
 * Finds the one value that a script or module assigns to a name, exports, or simply states. The export may be a
 * separate statement: `const a = {}; export default a;`.
 */
export function findJsValue({ body }: Program): FoundValue {
  const statements = body.filter((statement, index) => !isPrologue(statement, index, body.length));
  const [first, second, third] = statements;
  if (first === undefined) {
    return { node: undefined, message: 'There is no value here: the text is empty.' };
  }
  const found = statedValue(first);
  if (found === undefined) {
    return { node: first, message: 'Expected an object, alone or as in const x = {…}, export default {…}.' };
  }
  if (second !== undefined && (found.name === undefined || exportedName(second) !== found.name)) {
    return { node: second, message: 'Expected the end: only one value can be converted at a time.' };
  }
  if (third !== undefined) {
    return { node: third, message: 'Expected the end: only one value can be converted at a time.' };
  }
  return { value: found.value };
}

/** Matches `'use strict'` if more follows, and empty statements. */
function isPrologue(statement: Program['body'][number], index: number, count: number): boolean {
  return (
    statement.type === 'EmptyStatement' ||
    (statement.type === 'ExpressionStatement' && statement.directive !== undefined && index < count - 1)
  );
}

interface NamedValue {
  readonly value: Expression;
  readonly name?: string;
}

function statedValue(statement: Program['body'][number]): NamedValue | undefined {
  switch (statement.type) {
    case 'ExpressionStatement': {
      const { expression } = statement;
      return { value: isExport(expression) ? expression.right : expression };
    }
    case 'VariableDeclaration':
      return declaredValue(statement);
    case 'ExportNamedDeclaration':
      return statement.declaration?.type === 'VariableDeclaration' ? declaredValue(statement.declaration) : undefined;
    case 'ExportDefaultDeclaration': {
      const { declaration } = statement;
      return isExpression(declaration) ? { value: declaration } : undefined;
    }
    default:
      return undefined;
  }
}

function declaredValue(declaration: Extract<Statement, { type: 'VariableDeclaration' }>): NamedValue | undefined {
  const [only, more] = declaration.declarations;
  return only?.init && only.id.type === 'Identifier' && more === undefined
    ? { value: only.init, name: only.id.name }
    : undefined;
}

/** Matches `module.exports = …`, `exports.name = …`, `window.name = …` and the like: an assignment to names only. */
function isExport(expression: Expression): expression is AssignmentExpression {
  if (expression.type !== 'AssignmentExpression' || expression.operator !== '=') {
    return false;
  }
  let target: AnyNode = expression.left;
  while (target.type === 'MemberExpression' && !target.computed) {
    target = target.object;
  }
  return target.type === 'Identifier';
}

function isExpression(declaration: { readonly type: string }): declaration is Expression {
  return declaration.type !== 'FunctionDeclaration' && declaration.type !== 'ClassDeclaration';
}

/** The existing name that a statement exports: `export default a`, `module.exports = a`, `export { a }`. */
function exportedName(statement: Program['body'][number]): string | undefined {
  const found = statedValue(statement);
  if (found?.name === undefined && found?.value.type === 'Identifier') {
    return found.value.name;
  }
  if (statement.type === 'ExportNamedDeclaration' && statement.specifiers.length === 1) {
    const local = statement.specifiers[0]?.local;
    return local?.type === 'Identifier' ? local.name : undefined;
  }
  return undefined;
}
