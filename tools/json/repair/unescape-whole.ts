import { isJson } from './attempt-repair.ts';

/** The maximum number of times that a text is unescaped, as programs along its way may each have escaped it. */
const mostTimes = 4;
const escapedOpening = /^\s*[[{](?:\s|\\+[nrt]|[[{])*\\+"/u;

/**
 * Unescapes a text that was escaped as a whole, as the content of a string, once or several times: `{\"a\":1}`.
 * @returns the JSON in it; undefined if the text is not of this kind or does not contain JSON
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

/** @param content the content of a JSON string that may contain literal line breaks and tabs */
function readContent(content: string): string | undefined {
  const controls: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  const json = `"${content.replaceAll(/[\n\r\t]/gu, (control) => controls[control] ?? control)}"`;
  if (!isJson(json)) {
    return undefined;
  }
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' ? value : undefined;
}
