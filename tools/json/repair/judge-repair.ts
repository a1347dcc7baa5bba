/**
 * Whether a repair by jsonrepair changed nothing but punctuation: quotes, commas, brackets, whitespace, comments, and
 * Python's names for the constants.
 * @param broken the input of jsonrepair
 * @param json its output
 * @example isPunctuationOnly("{a: 'b'}", '{"a": "b"}') // true
 */
export function isPunctuationOnly(broken: string, json: string): boolean {
  const plain = broken.replace(openingFence, '').replace(closingFence, '');
  const after = contentOf(json);
  return contentOf(withoutComments(plain)) === after || contentOf(plain) === after;
}

const openingFence = /^\s*[[{]?```\w*/u;
const closingFence = /```[\]}]?\s*$/u;
const stringsAndComments = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/gu;

function withoutComments(text: string): string {
  return text.replaceAll(stringsAndComments, (piece) => (piece.startsWith('/') ? '' : piece));
}

const constants: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null' };

/** Removes everything from a text that only separates. */
function contentOf(text: string): string {
  return text
    .replaceAll(/\b(?:True|False|None)\b/gu, (name) => constants[name] ?? name)
    .replaceAll(/\\[bfnrt]|[\s\p{Cc}"'`´‘’“”{}[\](),:;\\+]+/gu, '')
    .replaceAll(/(?<![\d.])\.(?=\d)/gu, '0.');
}
