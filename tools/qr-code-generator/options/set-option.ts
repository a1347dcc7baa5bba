import { keyEndOf, kindOf } from '#shared/formats/lossless-json/json-document.ts';
import { parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import { isBlank } from '#shared/text-checks.ts';
import { membersOf } from './read-qr-options.ts';
import { defaultOptionsText } from './settings.ts';

export type OptionName =
  | 'errorCorrectionLevel'
  | 'version'
  | 'maskPattern'
  | 'margin'
  | 'scale'
  | 'width'
  | 'color.dark'
  | 'color.light';

/**
 * Sets one option in the JSON of all options, in place; the rest of the text stays as it is.
 * @param text the JSON of an object, or blank for the defaults
 * @param value a JSON value; null means automatic
 * @returns undefined if the text is not a JSON object, in which case nothing can be set
 * @example setOption('{"margin": 2}', 'margin', 4) // '{"margin": 4}'
 */
export function setOption(text: string, name: OptionName, value: string | number | null): string | undefined {
  const source = isBlank(text) ? defaultOptionsText : text;
  const [first = '', second] = name.split('.');
  return second === undefined
    ? setMember(source, [first], JSON.stringify(value))
    : (setMember(source, [first, second], JSON.stringify(value)) ??
        setMember(source, [first], JSON.stringify({ [second]: value })));
}

/** @param path the names from the root object to the member */
function setMember(text: string, path: readonly string[], literal: string): string | undefined {
  const bytes = new TextEncoder().encode(text);
  const parsed = parseJson(bytes);
  if (!parsed.ok) {
    return undefined;
  }
  const { document } = parsed.value;
  let object = 0;
  for (const name of path.slice(0, -1)) {
    const member =
      kindOf(document, object) === 'object' ? membersOf(document, object).find((one) => one.name === name) : undefined;
    if (member === undefined) {
      return undefined;
    }
    object = member.node;
  }
  if (kindOf(document, object) !== 'object') {
    return undefined;
  }
  const members = membersOf(document, object);
  const name = path.at(-1) ?? '';
  const present = members.find((member) => member.name === name);
  const splice = (start: number, end: number, inserted: string) =>
    decode(bytes.subarray(0, start)) + inserted + decode(bytes.subarray(end));
  if (present !== undefined) {
    return splice(document.starts[present.node] ?? 0, document.ends[present.node] ?? 0, literal);
  }
  const last = members.at(-1);
  if (last === undefined) {
    const start = (document.starts[object] ?? 0) + 1;
    return splice(start, start, `${JSON.stringify(name)}: ${literal}`);
  }
  // The new member copies the layout of the last one: the white space before its key, and the text between key and
  // value.
  const key = document.keys[last.node] ?? 0;
  const end = document.ends[last.node] ?? 0;
  const before = /\s*$/.exec(decode(bytes.subarray(0, key)))?.[0] ?? '';
  const between = decode(bytes.subarray(keyEndOf(document, last.node), document.starts[last.node] ?? 0));
  return splice(
    end,
    end,
    `,${before === '' && members.length === 1 ? ' ' : before}${JSON.stringify(name)}${between}${literal}`,
  );
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
