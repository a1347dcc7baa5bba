import type { AnyNode } from 'acorn';
import { shortenText } from '#renderer/components/lossless-json/shorten-text.ts';

/** Of longer code, the end is left out. */
const maximumLength = 40;

/**
 * Names what is no plain value in an object, and says that it would have to be run.
 * @param source the text that the node is a part of
 * @example explainJsNode(nodeOf('now()'), 'now()') // 'now() is a function call, …'
 */
export function explainJsNode(node: AnyNode, source: string): string {
  const code = shortenText(source.slice(node.start, node.end).replaceAll(/\s+/gu, ' '), maximumLength);
  return `${code} is ${nameNode(node)}, which would have to be run: only plain values are read. Write its value instead.`;
}

function nameNode(node: AnyNode): string {
  switch (node.type) {
    case 'Identifier':
      return 'a variable';
    case 'CallExpression':
    case 'ImportExpression':
      return 'a function call';
    case 'NewExpression':
      return 'a new object of a class';
    case 'FunctionExpression':
    case 'FunctionDeclaration':
    case 'ArrowFunctionExpression':
      return 'a function';
    case 'ClassExpression':
    case 'ClassDeclaration':
      return 'a class';
    case 'TemplateLiteral':
      return 'a template string with an expression in it';
    case 'TaggedTemplateExpression':
      return 'a template string with a tag';
    case 'SpreadElement':
      return 'a spread';
    case 'MemberExpression':
    case 'ChainExpression':
      return 'a property of another object';
    case 'BinaryExpression':
    case 'LogicalExpression':
      return `a calculation with the operator ${node.operator}`;
    case 'UnaryExpression':
    case 'UpdateExpression':
      return `a calculation with the operator ${node.operator}`;
    case 'AssignmentExpression':
      return 'an assignment';
    case 'ConditionalExpression':
      return 'a condition';
    case 'SequenceExpression':
      return 'a sequence of expressions';
    case 'ThisExpression':
      return 'a reference to its surroundings';
    case 'Literal':
      return 'a regular expression';
    case 'ExpressionStatement':
      return nameNode(node.expression);
    default:
      return 'code';
  }
}
