import * as v from 'valibot';
import { moreOf } from '#shared/formats/words/more-of.ts';
import { ok, type Result } from '#shared/result.ts';
import { type AnyOperation, defineOperation, type OperationOutput } from '#tools/define-operation.ts';
import { placeNote, withNotes } from '#tools/place-note.ts';
import { entityDecoding } from './entity-decoding.ts';
import type { EntityRequest } from './tasks.ts';

const encode = defineOperation({
  id: 'entities.encode',
  title: 'Encode HTML entities',
  takes: 'text',
  accepts: ['text/plain', 'text/html'],
  produces: ['text/html'],
  options: v.object({
    scope: v.optional(
      v.pipe(
        v.picklist(['special', 'non-ascii', 'all']),
        v.title('Characters to encode'),
        v.description('Only characters with a meaning in HTML, those and all that are not ASCII, or every character.'),
      ),
      'special',
    ),
    form: v.optional(
      v.pipe(v.picklist(['named', 'decimal', 'hexadecimal']), v.title('How entities are written')),
      'named',
    ),
  }),
  example: { input: '<b>Café & bar</b>', output: '&lt;b&gt;Café &amp; bar&lt;/b&gt;' },
  run: (text, options) => code({ text, ...options, direction: 'encode' }),
});

const decode = defineOperation({
  id: entityDecoding,
  title: 'Decode HTML entities',
  takes: 'text',
  accepts: ['text/html', 'text/plain'],
  produces: ['text/plain'],
  options: v.object({}),
  example: { input: '&lt;b&gt;Caf&eacute; &#38; bar', output: '<b>Café & bar' },
  run: (text) => code({ text, scope: 'special', form: 'named', direction: 'decode' }),
});

async function code(request: EntityRequest): Promise<Result<OperationOutput>> {
  const { tasks } = await import('./tasks.ts');
  const coded = tasks.code(request);
  if (!coded.ok) {
    return coded;
  }
  const { text, notes, noteCount } = coded.value;
  const isEncoded = request.direction === 'encode';
  return ok({
    data: text,
    mediaType: isEncoded ? 'text/html' : 'text/plain',
    fileName: isEncoded ? 'entities.txt' : 'text.txt',
    ...withNotes([
      ...notes.map((note) => placeNote({ message: note.text, position: note.position })),
      ...(noteCount === notes.length ? [] : [moreOf(noteCount - notes.length, 'note')]),
    ]),
  });
}

const typeOfExtension = defineOperation({
  id: 'media-type.of-extension',
  title: 'Find the media types of an extension',
  takes: 'text',
  accepts: ['text/plain'],
  produces: ['text/plain'],
  options: v.object({}),
  example: { input: 'photo.png', output: 'image/png' },
  async run(text) {
    const { mimeTypeList } = await import('./lists/mime-type-list.ts');
    const { typesOfExtension } = await import('./lists/find-media-types.ts');
    const types = typesOfExtension(mimeTypeList, text);
    return types.ok ? ok({ data: types.value.join('\n'), mediaType: 'text/plain' }) : types;
  },
});

const extensionsOf = defineOperation({
  id: 'media-type.extensions',
  title: 'Find the extensions of a media type',
  takes: 'text',
  accepts: ['text/plain'],
  produces: ['text/plain'],
  options: v.object({}),
  example: { input: 'text/html; charset=utf-8', output: 'html\nhtm' },
  async run(text) {
    const { mimeTypeList } = await import('./lists/mime-type-list.ts');
    const { extensionsOfType } = await import('./lists/find-media-types.ts');
    const extensions = extensionsOfType(mimeTypeList, text);
    return extensions.ok ? ok({ data: extensions.value.join('\n'), mediaType: 'text/plain' }) : extensions;
  },
});

/** The operations for which people consult the lists of entities and of media types. */
export const operations: readonly AnyOperation[] = [encode, decode, typeOfExtension, extensionsOf];
