import { isJson } from './attempt-repair.ts';

/** So often a text is escaped again when it passes through one program after another. */
const mostTimes = 4;
const escapedOpening = /^\s*[[{](?:\s|\\+[nrt]|[[{])*\\+"/u;

/**
 * Reads a text that was escaped as the content of a string, as a whole: `{\"a\":1}`, or more than once.
 * @returns the JSON in it; undefined where the text is not of this kind, or what is in it is not JSON
 * @example unescapeWhole('{\\"a\\":1}') // '{"a":1}'
 */
export function unescapeWhole(text: string): string | undefined {
  let inner = text;
  for (let times = 0; times < mostTimes && escapedOpening.test(inner); times += 1) {
    const content = readContent(inner);
    if (content === undefined) {
      return undefined;
    }
    inner = content;
    if (isJson(inner)) {
      return inner;
    }
  }
  return undefined;
}

/** @param content of a string of JSON, in which line breaks and tabs may stand as they are */
function readContent(content: string): string | undefined {
  const controls: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  const json = `"${content.replaceAll(/[\n\r\t]/gu, (control) => controls[control] ?? control)}"`;
  if (!isJson(json)) {
    return undefined;
  }
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' ? value : undefined;
}
