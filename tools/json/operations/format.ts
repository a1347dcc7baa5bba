import * as v from 'valibot';
import { moreOf } from '#shared/formats/words/more-of.ts';
import { ok, type Result } from '#shared/result.ts';
import { longestText } from '#shared/text-checks.ts';
import { defineOperation, type OperationContext, type OperationOutput } from '#tools/define-operation.ts';
import { placeNote, withNotes } from '#tools/place-note.ts';
import type { LoadedJson, RenderOptions } from '../formatter/tasks.ts';

const indent = v.optional(
  v.pipe(v.picklist([2, 4, 'tab']), v.title('Indentation'), v.description('The number of spaces per level, or a tab.')),
  2,
);
const sortKeys = v.optional(v.pipe(v.boolean(), v.title('Sort keys')), false);

export const format = defineOperation({
  id: 'json.format',
  title: 'Format JSON',
  takes: 'text',
  accepts: ['application/json', 'application/x-ndjson', 'text/markdown', 'text/plain'],
  produces: ['application/json'],
  options: v.object({ indent, sortKeys }),
  example: { input: '{"b":1.0,"a":[]}', options: { sortKeys: true }, output: '{\n  "a": [],\n  "b": 1.0\n}' },
  run: (text, options, context) => render(text, { ...options, layout: 'indented', query: '' }, context),
});

export const minify = defineOperation({
  id: 'json.minify',
  title: 'Minify JSON',
  takes: 'text',
  accepts: ['application/json', 'application/x-ndjson', 'text/markdown', 'text/plain'],
  produces: ['application/json'],
  options: v.object({ sortKeys }),
  example: { input: '{ "b": 1.0, "a": [ ] }', output: '{"b":1.0,"a":[]}' },
  run: (text, options, context) => render(text, { ...options, layout: 'minified', indent: 2, query: '' }, context),
});

export const query = defineOperation({
  id: 'json.query',
  title: 'Query JSON',
  takes: 'text',
  accepts: ['application/json', 'application/x-ndjson', 'text/markdown', 'text/plain'],
  produces: ['application/json'],
  options: v.object({
    query: v.optional(
      v.pipe(
        v.string(),
        v.title('Query'),
        v.description('JSONPath (RFC 9535). Leave it blank to get the whole document.'),
      ),
      '',
    ),
    layout: v.optional(v.pipe(v.picklist(['indented', 'minified']), v.title('Layout')), 'indented'),
    indent,
    sortKeys,
  }),
  example: {
    input: '{"tools":[{"name":"URL"},{"name":"JSON"}]}',
    options: { query: '$.tools[*].name', layout: 'minified' },
    output: '["URL","JSON"]',
  },
  run: render,
});

async function render(
  text: string,
  options: Omit<RenderOptions, 'maximumInlineLength'>,
  { reportProgress }: OperationContext,
): Promise<Result<OperationOutput>> {
  const { createTasks } = await import('../formatter/tasks.ts');
  const tasks = createTasks();
  const loaded = await tasks.load({ source: text }, { reportProgress });
  if (!loaded.ok) {
    return loaded;
  }
  const rendered = await tasks.render({ ...options, maximumInlineLength: Number.POSITIVE_INFINITY });
  if (!rendered.ok) {
    return rendered;
  }
  const { bytes = new Uint8Array(0), matches } = rendered.value;
  return ok({
    data: bytes.length > longestText ? bytes : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
    mediaType: 'application/json',
    fileName: 'formatted.json',
    ...withNotes([...(matches?.count === 0 ? ['Nothing matches the query.'] : []), ...(await notesOf(loaded.value))]),
  });
}

async function notesOf({ warnings, taken }: LoadedJson): Promise<string[]> {
  const [{ listWarnings }, { describeTaken }] = await Promise.all([
    import('../formatter/list-warnings.ts'),
    import('../formatter/taken/describe-taken.ts'),
  ]);
  const listed = listWarnings(warnings);
  const unlisted = warnings.duplicateKeys.total + warnings.changedNumbers.total - listed.length;
  return [
    ...(taken === undefined ? [] : [describeTaken(taken), ...taken.broken.map(placeNote)]),
    ...listed.map(({ text, position }) => placeNote({ message: text, position })),
    ...(unlisted === 0 ? [] : [moreOf(unlisted, 'warning')]),
  ];
}
