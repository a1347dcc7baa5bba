import { type PastedContent, textOf } from '#renderer/state/inputs/pasted-content.ts';
import type { FileKind } from '#shared/formats/file-kinds/file-kinds.ts';
import { headLength, kindOfFile } from '#shared/formats/file-kinds/kind-of-file.ts';
import { longestText } from '#shared/text-checks.ts';

/**
 * A text, or a function that returns it: as a Blob of text if it may be large, or undefined if it was withdrawn; the
 * user has been told.
 */
export type SentText = string | (() => Promise<string | Blob | undefined>);

/** Bytes, such as those of a picture, or a function that returns them. */
export type SentFile = File | (() => Promise<File | undefined>);

/** Content to be sent, in the form in which it is examined. */
export interface SentContent {
  /** The content: bytes, and a text that is longer than an input accepts, are in a file. */
  readonly content: PastedContent;
  readonly kind: FileKind;
  /** The length of a text in UTF-16 code units, or of a file in bytes. */
  readonly size: number;
  /** Whether it is a text in UTF-8 or UTF-16, which can become the input of a tool. */
  readonly isText: boolean;
}

const extensions: readonly (readonly [mediaType: RegExp, extension: string])[] = [
  [/[/+]json$/, 'json'],
  [/\/csv$/, 'csv'],
  [/\/xml$/, 'xml'],
];

/** Wraps a text that is too large for any input in a file. */
function fileOfText(content: string | Blob): File {
  const type = typeof content === 'string' || content.type === '' ? 'text/plain' : content.type;
  const extension = extensions.find(([mediaType]) => mediaType.test(type.replace(/;.*/u, '')))?.[1] ?? 'txt';
  return new File([content], `result.${extension}`, { type });
}

const textKinds: readonly FileKind[] = ['text', 'json', 'table', 'token'];

/**
 * Reads the text to be sent.
 * @returns undefined if it was withdrawn
 * @throws whatever reading it throws
 */
export async function readSentText(source: SentText): Promise<SentContent | undefined> {
  const content = typeof source === 'function' ? await source() : source;
  if (content === undefined) {
    return undefined;
  }
  const size = typeof content === 'string' ? content.length : content.size;
  if (size > longestText) {
    return { content: { text: '', file: fileOfText(content) }, kind: 'text', size, isText: true };
  }
  const text = typeof content === 'string' ? content : await content.text();
  return { content: { text }, kind: 'text', size: text.length, isText: true };
}

/**
 * Reads the bytes to be sent, whose type is recognised from their name or their beginning.
 * @throws whatever reading them throws, and if there are none
 */
export async function readSentFile(source: SentFile): Promise<SentContent> {
  const file = typeof source === 'function' ? await source() : source;
  if (file === undefined) {
    throw new Error('There is no content.');
  }
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const kind = kindOfFile(file.name, head);
  const { size } = file;
  const content = { text: '', file };
  // A larger one is sent as a file in any case.
  const isText = textKinds.includes(kind) && (size > longestText || (await textOf(content)) !== undefined);
  return { content, kind, size, isText };
}
