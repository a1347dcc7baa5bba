import * as v from 'valibot';
import { shortEncodingLabel, textEncodings } from '#shared/formats/text-encoding/encodings.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { fail, ok } from '#shared/result.ts';
import { type AnyOperation, defineOperation } from '#tools/define-operation.ts';
import { placeNote, withNotes } from '#tools/place-note.ts';
import { looksLikeBase64 } from './looks-like-base64.ts';
import type { DecodedString } from './string/decode-string.ts';
import { lineBreakKinds } from './string/line-breaks.ts';

const encoding = v.optional(
  v.pipe(v.picklist(textEncodings.map(({ name }) => name)), v.title('Text encoding')),
  'utf-8',
);

const encodeText = defineOperation({
  id: 'base64.encode',
  title: 'Encode a text as Base64',
  takes: 'text',
  accepts: ['text/plain'],
  produces: ['text/plain'],
  options: v.object({
    encoding,
    lineBreaks: v.optional(
      v.pipe(
        v.picklist(lineBreakKinds),
        v.title('Line breaks'),
        v.description(
          'The line ending to use in the text before it is encoded; “mixed” leaves line endings as they are.',
        ),
      ),
      'mixed',
    ),
    alphabet: v.optional(
      v.pipe(
        v.picklist(['standard', 'url-safe']),
        v.title('Alphabet'),
        v.description('The standard alphabet uses + and /, the URL-safe one - and _ (RFC 4648).'),
      ),
      'standard',
    ),
    isPadded: v.optional(v.pipe(v.boolean(), v.title('Padding')), true),
    lineLength: v.optional(
      v.pipe(
        v.picklist([0, 64, 76]),
        v.title('Line length'),
        v.description('The number of characters per line, or 0 for a single line.'),
      ),
      0,
    ),
  }),
  example: { input: 'Hello, Web Toolbox!', output: 'SGVsbG8sIFdlYiBUb29sYm94IQ==' },
  async run(text, options) {
    const { tasks } = await import('./string/tasks.ts');
    const encoded = await tasks.encode({ text, options });
    if (!encoded.ok) {
      return encoded;
    }
    const { base64, altered } = encoded.value;
    const notes = looksLikeBase64(text) ? ['This looks like Base64 already.'] : [];
    if (altered !== undefined) {
      const { describeAltered } = await import('./string/describe-altered.ts');
      notes.push(placeNote(describeAltered(altered)));
    }
    return ok({ data: base64, mediaType: 'text/plain', fileName: 'encoded.txt', ...withNotes(notes) });
  },
});

const outputLabels = { base64: 'Base64', 'data-uri': 'Data URI', 'img-tag': 'Full img tag' } as const;

const encodeBytes = defineOperation({
  id: 'base64.encode-bytes',
  title: 'Encode a file as Base64',
  takes: 'bytes',
  accepts: ['application/octet-stream'],
  produces: ['text/plain', 'text/html'],
  options: v.object({
    output: v.optional(v.pipe(v.picklist(['base64', 'data-uri', 'img-tag']), v.title('Result')), 'base64'),
    fileName: v.optional(
      v.pipe(v.string(), v.title('File name'), v.description('Used as the alternative text of an img tag.')),
      'file',
    ),
  }),
  example: { input: '%PDF-1.7', options: { output: 'data-uri' }, output: 'data:application/pdf;base64,JVBERi0xLjc=' },
  async run(bytes, { output, fileName }, { reportProgress }) {
    const { tasks } = await import('./file/tasks.ts');
    const { encodedOutputs } = await import('./file/encoded-outputs.ts');
    const { settleWithinEngineLimits } = await import('#shared/engine-limit.ts');
    return settleWithinEngineLimits(async () => {
      const context = { reportProgress, isStopped: () => false };
      const encoded = await tasks.encode({ file: new File([bytes], fileName) }, context);
      if (!encoded.ok) {
        return encoded;
      }
      const { mediaType, mayBeBase64 } = encoded.value;
      const wanted = encodedOutputs(encoded.value, fileName).find(({ label }) => label === outputLabels[output]);
      if (wanted === undefined) {
        return fail({
          code: 'not-an-image',
          message: `The bytes seem to be ${mediaType}, and an img tag shows images only. Choose the data URI instead.`,
        });
      }
      return ok({
        data: await wanted.content.text(),
        mediaType: output === 'img-tag' ? 'text/html' : 'text/plain',
        fileName: wanted.fileName,
        ...withNotes(mayBeBase64 ? ['This looks like Base64 already.'] : []),
      });
    });
  },
});

const decodeText = defineOperation({
  id: 'base64.decode',
  title: 'Decode Base64 to a text',
  takes: 'text',
  accepts: ['text/plain', 'application/x-pem-file'],
  produces: ['text/plain'],
  options: v.object({ encoding }),
  example: { input: 'SGVsbG8sIFdlYiBUb29sYm94IQ==', output: 'Hello, Web Toolbox!' },
  async run(base64, options) {
    const { tasks } = await import('./string/tasks.ts');
    const decoded = await tasks.decode({ base64, encoding: options.encoding });
    if (!decoded.ok) {
      return decoded;
    }
    const { text } = decoded.value;
    return text === undefined
      ? fail({ code: 'not-text', message: explainNoText(decoded.value) })
      : ok({ data: text, mediaType: 'text/plain', fileName: 'decoded.txt', ...withNotes(notesOf(decoded.value)) });
  },
});

const decodeBytes = defineOperation({
  id: 'base64.decode-bytes',
  title: 'Decode Base64 to a file',
  takes: 'text',
  accepts: ['text/plain', 'application/x-pem-file'],
  produces: ['application/octet-stream'],
  options: v.object({}),
  example: { input: 'data:application/pdf;base64,JVBERi0xLjc=', output: '%PDF-1.7' },
  async run(base64) {
    const { tasks } = await import('./string/tasks.ts');
    const decoded = await tasks.decode({ base64, encoding: 'utf-8' });
    if (!decoded.ok) {
      return decoded;
    }
    const { bytes, type, isPlainText } = decoded.value;
    const extension = type?.extension ?? (isPlainText ? 'txt' : 'bin');
    return ok({
      data: bytes,
      mediaType: 'application/octet-stream',
      fileName: `decoded.${extension}`,
      ...withNotes([
        ...(type === undefined ? [] : [`The file seems to be ${type.mediaType}.`]),
        ...decoded.value.warnings.map(placeNote),
      ]),
    });
  },
});

/** Explains why there is no text, and how to get the bytes. */
function explainNoText({ bytes, encoding: name, type, likelyEncoding }: DecodedString): string {
  const seeming = type === undefined ? '' : `They seem to be ${type.mediaType}. `;
  const guess =
    likelyEncoding === undefined
      ? `${seeming}Decode the Base64 to a file instead.`
      : `They look like text in ${shortEncodingLabel(likelyEncoding)}: choose that encoding.`;
  const subject = bytes.length === 1 ? 'The one byte is' : `The ${formatByteLength(bytes.length)} are`;
  return `${subject} not text in ${shortEncodingLabel(name)}. ${guess}`;
}

function notesOf({ isPlainText, likelyEncoding, warnings }: DecodedString): string[] {
  return [
    ...warnings.map(placeNote),
    ...(isPlainText ? [] : ['The text has control characters: it may be a file of another kind.']),
    ...(likelyEncoding === undefined ? [] : [`This looks like text in ${shortEncodingLabel(likelyEncoding)}.`]),
  ];
}

/** The operations of the Base64 tool. */
export const operations: readonly AnyOperation[] = [encodeText, encodeBytes, decodeText, decodeBytes];
