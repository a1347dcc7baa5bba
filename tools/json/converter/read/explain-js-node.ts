import type { AnyNode } from 'acorn';
import { shortenText } from '#shared/formats/words/shorten-text.ts';

/** Longer code is truncated. */
const maximumLength = 40;

/**
 * Names a node that is not a plain value, and says why it cannot be read.
 * @param source the text that contains the node
 * @example explainJsNode(nodeOf('now()'), 'now()') // 'now() is a function call, which would have to be run. …'
 */
export function explainJsNode(node: AnyNode, source: string): string {
  const code = shortenText(source.slice(node.start, node.end).replaceAll(/\s+/gu, ' '), maximumLength);
  const name = nameNode(node);
  const reason = reasons[name] ?? 'which would have to be run';
  return `${code} is ${name}, ${reason}. Only plain values are read: write its value instead.`;
}

const notInText = 'whose value is not in this text';
const noData = 'which is not data';

/** The reason why a node is not a plain value, where it differs from the default, that it would have to be run. */
const reasons: Readonly<Record<string, string>> = {
  'a variable': notInText,
  'a property of another object': notInText,
  'a reference to its surroundings': notInText,
  'a function': noData,
  'a class': noData,
  'a regular expression': noData,
};

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
