import { describeWord, literalOf, quoteShort, type ReadingWarning, type ShellWord } from '../shells/shell-tokens.ts';
import type { TargetName } from '../targets.ts';

/** What a part of a form can have besides a name and a text, or the file that is sent with its name. */
type Detail =
  /** `<file`: its contents as the text. */
  | 'contents'
  /** `;type=` of a text, or of such contents. */
  | 'textType'
  | 'fileType'
  /** `;filename=` of a text. */
  | 'textName'
  /** `;filename=` of a file: another name than its own. */
  | 'fileName';

/**
 * The details that the code of each target sends, or that curlconverter has a warning of its own about. Targets that
 * are missing send no forms, which curlconverter says.
 */
const sent: Readonly<Partial<Record<TargetName, readonly Detail[]>>> = {
  Ansible: ['textType', 'fileType', 'fileName'],
  C: ['contents', 'textType', 'fileType', 'textName', 'fileName'],
  CFML: [],
  CSharp: ['contents', 'fileName'],
  Clojure: ['fileName'],
  Dart: ['fileName'],
  Elixir: ['fileName'],
  Go: ['contents', 'fileName'],
  HTTP: ['contents', 'textType', 'fileType', 'textName', 'fileName'],
  Httpie: ['contents', 'fileName'],
  JavaJsoup: [],
  JavaOkHttp: ['contents', 'fileName'],
  JavaScript: [],
  JavaScriptJquery: ['contents', 'fileName'],
  JavaScriptXHR: ['contents', 'fileName'],
  JsonString: [],
  Julia: ['contents', 'fileType'],
  Kotlin: ['contents', 'fileName'],
  MATLAB: [],
  Node: ['contents', 'fileType', 'fileName'],
  NodeAxios: ['contents', 'fileName'],
  NodeGot: ['contents', 'fileName'],
  NodeHttp: ['contents', 'fileName'],
  NodeKy: ['contents', 'fileName'],
  NodeSuperAgent: ['fileName'],
  Perl: ['contents', 'fileName'],
  Php: ['contents', 'fileType', 'textName', 'fileName'],
  PhpGuzzle: ['fileName'],
  PowershellRestMethod: ['fileName'],
  PowershellWebRequest: ['fileName'],
  Python: ['contents', 'textType', 'fileType', 'textName', 'fileName'],
  R: [],
  RHttr2: [],
  Ruby: ['fileName'],
  RubyHttparty: ['fileName', 'textName'],
  Rust: [],
};

/**
 * Finds what curl sends of the parts of a form, and the code of a target does not: the type or the name of a file, or
 * that only its contents are sent.
 * @param words the arguments of curl, as returned by `checkOptions`
 * @returns a warning at each part
 * @example formDetails(wordsOf("-F 'a=b;type=text/css'"), 'Rust') // says that the code does not send text/css
 */
export function formDetails(words: readonly ShellWord[], target: TargetName): readonly ReadingWarning[] {
  const able = sent[target];
  if (able === undefined) {
    return [];
  }
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    const isValue = before !== undefined && /^(?:-[a-zA-Z]*F|--form)$/u.test(literalOf(before) ?? '');
    const text = describeWord(word);
    const part = isValue ? text : /^-[a-zA-Z]*F(?<part>[^=]*=.*)$/su.exec(text)?.groups?.part;
    return part === undefined ? [] : missingOf(part, able).map((message) => ({ message, offset: word.start }));
  });
}

function missingOf(part: string, able: readonly Detail[]): readonly string[] {
  const sign = part.indexOf('=');
  const value = part.slice(sign + 1);
  if (sign === -1 || /^[()]/u.test(value)) {
    return [];
  }
  const name = quoteShort(part.slice(0, sign));
  const isFile = value.startsWith('@');
  const isContents = value.startsWith('<');
  const [content = '', ...details] = splitDetails(isFile || isContents ? value.slice(1) : value);
  const missing: string[] = [];
  if (isContents && !able.includes('contents')) {
    missing.push(`curl sends only the contents of the file for ${name}, as a field. Check what this code sends.`);
  }
  if (isFile && content.includes(',')) {
    missing.push(`curl reads several files for ${name}, separated by commas. This code treats them as one name.`);
  }
  for (const detail of details) {
    const found = /^\s*(?<key>type|filename|headers|encoder)=(?<given>.*)$/su.exec(detail)?.groups;
    const what = found && whatIsMissing(found.key ?? '', isFile, able);
    if (what !== undefined) {
      missing.push(
        `This code does not send the ${what} of ${name}: ${quoteShort(found?.given ?? '')}. Add it to the code.`,
      );
    }
  }
  return missing;
}

function whatIsMissing(key: string, isFile: boolean, able: readonly Detail[]): string | undefined {
  switch (key) {
    case 'type':
      return able.includes(isFile ? 'fileType' : 'textType') ? undefined : 'type';
    case 'filename':
      return able.includes(isFile ? 'fileName' : 'textName') ? undefined : 'name of the file';
    default:
      return undefined;
  }
}

/** Divides a value at its semicolons, except for those in a part that is in quotation marks, as curl does. */
function splitDetails(value: string): readonly string[] {
  const parts: string[] = [];
  const part = /\s*(?:(?:\w+=)?"(?:[^"\\]|\\.)*"[^;]*|[^;]*)(?:;|$)/suy;
  while (part.lastIndex < value.length) {
    const found = part.exec(value)?.[0];
    if (found === undefined) {
      break;
    }
    parts.push(found.replace(/;$/u, ''));
  }
  return parts;
}
