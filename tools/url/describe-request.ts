import { countOf } from '#shared/formats/words/count-of.ts';
import { listWords } from '#shared/formats/words/list-words.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { CurlArgument } from './curl-converter/commands/read-arguments.ts';
import { percentEncodeInMode } from './encoder/percent-encode-in-mode.ts';

/** The maximum number of characters of the method. */
const methodLength = 20;

const formOptions: ReadonlySet<string> = new Set(['form', 'form-string']);

/** The options for the body, and whether a value that begins with @ names a file. */
const dataOptions: ReadonlyMap<string, boolean> = new Map([
  ['data', true],
  ['data-ascii', true],
  ['data-binary', true],
  ['data-raw', false],
  ['data-urlencode', true],
  ['json', true],
]);

/** A part of the body: a text, or what a file or the standard input contains. */
type Piece = { readonly text: string; readonly option: string } | { readonly file: string };

/**
 * Says which request a curl command sends: its method, address, headers and body.
 * @param all the arguments, of which those after `--next` are for another request
 * @param isWhole whether all words are known as the shell passes them; otherwise the size of the body is not
 * @example describeRequest(readArguments(['-da=1', 'a.com']), 'a.com', true) // 'POST a.com with a body of 3 characters'
 */
export function describeRequest(all: readonly CurlArgument[], address: string, isWhole: boolean): string {
  const end = all.findIndex(({ option }) => option === 'next');
  const first = end === -1 ? all : all.slice(0, end);
  const valuesOf = (name: string) => first.flatMap(({ option, value = '' }) => (option === name ? [value] : []));
  const has = (name: string) => first.some(({ option }) => option === name);
  const data = first.filter(({ option }) => dataOptions.has(option));
  const uploads = valuesOf('upload-file').filter((name) => name !== '');
  const formCount = first.filter(({ option }) => formOptions.has(option)).length;
  const usualOfBody = data.length > 0 || formCount > 0 ? 'POST' : uploads.length > 0 ? 'PUT' : 'GET';
  const usual = has('head') ? 'HEAD' : has('get') ? 'GET' : usualOfBody;
  // With --get, the data that would be the body is in the URL.
  const pieces = [...(has('get') ? [] : data.map(pieceOf)), ...uploads.map((file) => ({ file }))];
  const headers = valuesOf('header');
  const fileCount = headers.filter((value) => value.startsWith('@')).length;
  const parts = [
    ...(headers.length === fileCount ? [] : [countOf(headers.length - fileCount, 'header')]),
    ...(fileCount === 0 ? [] : ['headers from a file']),
    ...describeBody(pieces, isWhole),
    ...(formCount === 0 ? [] : [countOf(formCount, 'form field')]),
  ];
  const method = valuesOf('request').at(-1) || usual;
  return `${shortenText(method, methodLength)} ${address}${parts.length === 0 ? '' : ` with ${listWords(parts)}`}`;
}

function pieceOf({ option, value = '' }: CurlArgument): Piece {
  if (option === 'data-urlencode') {
    return encodedPieceOf(value);
  }
  return dataOptions.get(option) === true && value.startsWith('@') ? { file: value.slice(1) } : { text: value, option };
}

/** Reads `text`, `=text`, `name=text`, `@file` or `name@file`; curl encodes the text. */
function encodedPieceOf(value: string): Piece {
  const sign = value.includes('=') ? value.indexOf('=') : value.indexOf('@');
  if (value[sign] === '@') {
    return { file: value.slice(sign + 1) };
  }
  const content = value.slice(sign + 1);
  const encoded = percentEncodeInMode(content, 'strict');
  const name = sign > 0 ? value.slice(0, sign + 1) : '';
  return { text: name + (encoded.ok ? encoded.value.replaceAll('%20', '+') : content), option: 'data-urlencode' };
}

/** @returns one description, or none if there is no body or an empty one */
function describeBody(pieces: readonly Piece[], isWhole: boolean): readonly string[] {
  let text = '';
  const files = new Set<string>();
  for (const piece of pieces) {
    if ('file' in piece) {
      files.add(piece.file);
    } else {
      text += `${text === '' || piece.option === 'json' ? '' : '&'}${piece.text}`;
    }
  }
  const isFromInput = files.delete('-');
  const sources = [
    ...(files.size === 0 ? [] : [files.size === 1 ? 'a file' : countOf(files.size, 'file')]),
    ...(isFromInput ? ['the standard input'] : []),
  ];
  if (sources.length > 0) {
    return [`a body from ${listWords([...sources, ...(text === '' ? [] : ['the command'])])}`];
  }
  if (text === '') {
    return [];
  }
  return [isWhole ? `a body of ${countOf(text.length, 'character')}` : 'a body'];
}
