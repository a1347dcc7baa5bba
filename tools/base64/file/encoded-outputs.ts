import type { EncodedFile } from './encode-file.ts';
import { imgTag } from './img-tag.ts';

/** One of the texts that a file is encoded as. */
export interface EncodedOutput {
  readonly label: 'Full img tag' | 'Data URI' | 'Base64';
  readonly content: Blob;
  /** The number of characters of the content, of which a name of a file may take several bytes each. */
  readonly length: number;
  /** The beginning, or all of it. */
  readonly excerpt: string;
  readonly isWhole: boolean;
  /** The file name for saving the text. */
  readonly fileName: string;
}

/** The texts for a file: an `img` tag for images, the data: URI and the bare Base64. They share the Base64's memory. */
export function encodedOutputs({ mediaType, base64, excerpt }: EncodedFile, fileName: string): EncodedOutput[] {
  const header = `data:${mediaType.replaceAll(' ', '')};base64,`;
  const isWhole = excerpt.length === base64.size;
  const output = (label: EncodedOutput['label'], before: string, after: string, ending: string): EncodedOutput => ({
    label,
    content: before === '' && after === '' ? base64 : new Blob([before, base64, after], { type: 'text/plain' }),
    length: before.length + base64.size + after.length,
    excerpt: `${before}${excerpt}${isWhole ? after : ''}`,
    isWhole,
    fileName: `${fileName}.${ending}`,
  });
  const tag = imgTag(fileName);
  return [
    ...(mediaType.startsWith('image/')
      ? [output('Full img tag', `${tag.before}${header}`, tag.after, 'img.html')]
      : []),
    output('Data URI', header, '', 'data-uri.txt'),
    output('Base64', '', '', 'base64.txt'),
  ];
}
