import { bytePosition } from '#shared/formats/lossless-json/byte-position.ts';
import { type JsonDocument, keyOf, kindOf, sourceText } from '#shared/formats/lossless-json/json-document.ts';
import { parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import { optionGroups, optionRules } from './option-rules.ts';
import { defaultSettings, librarySettings, type Settings } from './settings.ts';

/** A member of an object in the options text. */
export interface Member {
  readonly node: number;
  readonly name: string;
}

/** The members of an object, in order. */
export function membersOf(document: JsonDocument, object: number): Member[] {
  const members: Member[] = [];
  const end = document.nexts[object] ?? 0;
  for (let node = object + 1; node < end; node = document.nexts[node] ?? end) {
    members.push({ node, name: keyOf(document, node) });
  }
  return members;
}

/**
 * Reads the options of the library `qrcode` from JSON. An option that an object leaves out has the library's default,
 * as it had when the options were stored; a blank text means the defaults of the screen.
 * @returns the settings; invalid JSON, an unknown option or an invalid value is an error with its position
 * @example readQrOptions('{"margin": 2}') // { ok: true, value: { margin: 2, level: 'M', … } }
 */
export function readQrOptions(text: string): Result<Settings> {
  if (isBlank(text)) {
    return ok(defaultSettings);
  }
  const bytes = new TextEncoder().encode(text);
  const parsed = parseJson(bytes);
  if (!parsed.ok) {
    return parsed;
  }
  const { document } = parsed.value;
  if (kindOf(document, 0) !== 'object') {
    return fail(errorAt(document, document.starts[0], 'The options are an object: { "margin": 4 }.'));
  }
  const read = readMembers(document, 0, '');
  return read.ok ? ok({ ...librarySettings, ...read.value } as Settings) : read;
}

function readMembers(document: JsonDocument, object: number, prefix: string): Result<Partial<Settings>> {
  let settings: Partial<Settings> = {};
  const seen = new Set<string>();
  for (const { node, name } of membersOf(document, object)) {
    const path = prefix + name;
    const failAtKey = (message: string) => fail(errorAt(document, document.keys[node], `“${path}” ${message}`));
    if (seen.has(name)) {
      return failAtKey('is there twice. Remove one of them.');
    }
    seen.add(name);
    if (prefix === '' && optionGroups.has(name)) {
      if (kindOf(document, node) !== 'object') {
        return fail(errorAt(document, document.starts[node], `“${path}” must be an object.`));
      }
      const group = readMembers(document, node, `${name}.`);
      if (!group.ok) {
        return group;
      }
      settings = { ...settings, ...group.value };
      continue;
    }
    const rule = Object.hasOwn(optionRules, path) ? optionRules[path] : undefined;
    if (rule === undefined) {
      return failAtKey(`is not an option of the library.${suggest(path)}`);
    }
    const read = rule(jsonValue(document, node));
    if (typeof read === 'string') {
      return fail(errorAt(document, document.starts[node], `“${path}” ${read}`));
    }
    settings = { ...settings, ...read };
  }
  return ok(settings);
}

/** The options to list if an option is unknown. */
const usualOptions =
  'errorCorrectionLevel, version, maskPattern, margin, scale, width, color.dark, color.light, type, rendererOpts.quality';

function jsonValue(document: JsonDocument, node: number): unknown {
  return JSON.parse(sourceText(document.bytes, document.starts[node] ?? 0, document.ends[node] ?? 0));
}

/** Suggests the intended option if only capitals, hyphens or a group are wrong. */
function suggest(path: string): string {
  const plain = (name: string) => name.replaceAll(/[^a-z]/gi, '').toLowerCase();
  const last = plain(path.split('.').at(-1) ?? '');
  const synonyms = new Map(
    Object.entries({
      level: 'errorCorrectionLevel',
      ecl: 'errorCorrectionLevel',
      mask: 'maskPattern',
      colour: 'color',
      size: 'width',
      height: 'width',
      foreground: 'color.dark',
      background: 'color.light',
    }),
  );
  const meant =
    Object.keys(optionRules).find((known) => plain(known.split('.').at(-1) ?? '') === last) ?? synonyms.get(last);
  return meant === undefined ? ` The usual options are ${usualOptions}.` : ` Did you mean “${meant}”?`;
}

function errorAt(document: JsonDocument, offset: number | undefined, message: string): ToolError {
  return { code: 'invalid-option', message, position: bytePosition(document.bytes, offset ?? 0) };
}
