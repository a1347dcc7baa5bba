import * as v from 'valibot';
import { moreOf } from '#shared/formats/words/more-of.ts';
import { ok, type Result } from '#shared/result.ts';
import { type AnyOperation, defineOperation, type OperationOutput } from '#tools/define-operation.ts';
import { placeNote, withNotes } from '#tools/place-note.ts';
import { describeDialect } from './curl-converter/shells/describe-dialect.ts';
import { curlTargets, findCurlTarget } from './curl-converter/targets.ts';
import { encodingModes } from './encoder/encoding-modes.ts';
import type { Conversion } from './encoder/tasks.ts';

const parse = defineOperation({
  id: 'url.parse',
  title: 'Take a URL apart',
  takes: 'text',
  accepts: ['text/uri-list', 'text/plain'],
  produces: ['application/json'],
  options: v.object({}),
  example: { input: 'HTTPS://Example.org:443/a b?c=1+2', output: '{\n  "href": "https://example.org/a%20b?c=1+2",' },
  async run(text) {
    const { tasks } = await import('./parser/tasks.ts');
    const parsed = tasks.parse(text);
    if (!parsed.ok) {
      return parsed;
    }
    const { href, fragments, notes, parameters } = parsed.value;
    const values = { href, ...Object.fromEntries(fragments.map(({ name, value }) => [name, value])) };
    const list = tasks.writeJson({ text, offsets: parameters });
    const json = JSON.stringify(values, null, 2);
    return ok({
      // The parameters are an array that is already serialised, since their names may repeat.
      data: `${json.slice(0, -2)},\n  "parameters": ${list.replaceAll('\n', '\n  ')}\n}`,
      mediaType: 'application/json',
      fileName: 'url.json',
      ...withNotes([
        ...notes.map(({ message, suggestion }) =>
          suggestion === undefined ? message : `${message} Did you mean “${suggestion.trim()}”?`,
        ),
        ...fragments.flatMap(({ name, note }) => (note === undefined ? [] : [`${name}: ${note}`])),
      ]),
    });
  },
});

const mode = v.optional(
  v.pipe(
    v.picklist(encodingModes.map(({ value }) => value)),
    v.title('What it is encoded for'),
    v.description(
      'A URL component, a component with every character that RFC 3986 reserves, a whole URL, or form data, where a space becomes a plus sign.',
    ),
  ),
  'component',
);

const encode = defineOperation({
  id: 'url.encode',
  title: 'Percent-encode a text',
  takes: 'text',
  accepts: ['text/plain'],
  produces: ['text/plain'],
  options: v.object({ mode }),
  example: { input: 'a b&c=é', output: 'a%20b%26c%3D%C3%A9' },
  run: (text, options) => convert({ text, mode: options.mode, direction: 'encode' }),
});

const decode = defineOperation({
  id: 'url.decode',
  title: 'Decode percent-encoding',
  takes: 'text',
  accepts: ['text/plain', 'application/x-www-form-urlencoded'],
  produces: ['text/plain'],
  options: v.object({ mode }),
  example: { input: 'a%20b%26c%3D%C3%A9', output: 'a b&c=é' },
  run: (text, options) => convert({ text, mode: options.mode, direction: 'decode' }),
});

async function convert(conversion: Conversion): Promise<Result<OperationOutput>> {
  const { createTasks } = await import('./encoder/tasks.ts');
  const converted = createTasks().convert(conversion);
  if (!converted.ok) {
    return converted;
  }
  const { content } = converted.value;
  return ok({
    data: typeof content === 'string' ? content : content.file.stream(),
    mediaType: 'text/plain',
    fileName: conversion.direction === 'decode' ? 'decoded.txt' : 'encoded.txt',
  });
}

const convertCurl = defineOperation({
  id: 'curl.convert',
  title: 'Convert a cURL command to code',
  takes: 'text',
  accepts: ['text/x-shellscript', 'text/plain'],
  produces: ['text/plain', 'application/json'],
  options: v.object({
    target: v.optional(
      v.pipe(v.picklist(curlTargets.map(({ name }) => name)), v.title('Target language')),
      'JavaScript',
    ),
  }),
  example: { input: 'curl https://example.org', output: "fetch('https://example.org');" },
  async run(command, options) {
    const { tasks } = await import('./curl-converter/tasks.ts');
    const converted = await tasks.convert({ command, target: options.target });
    if (!converted.ok) {
      return converted;
    }
    const { code, dialect, tie, warnings, unlistedWarnings } = converted.value;
    const { extension, language } = findCurlTarget(options.target);
    const note = describeDialect(dialect);
    return ok({
      data: code,
      mediaType: language === 'json' ? 'application/json' : 'text/plain',
      fileName: `request.${extension}`,
      ...withNotes([
        ...(note === undefined ? [] : [`${note}.`]),
        ...(tie === undefined ? [] : [`${tie.sign}.`]),
        ...warnings.map(placeNote),
        ...(unlistedWarnings === 0 ? [] : [moreOf(unlistedWarnings, 'warning')]),
      ]),
    });
  },
});

/** The operations of the URL tool and the cURL converter. */
export const operations: readonly AnyOperation[] = [parse, encode, decode, convertCurl];
