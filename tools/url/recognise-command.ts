import { countOf } from '#shared/formats/words/count-of.ts';
import { listWords } from '#shared/formats/words/list-words.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { AnswerOf, Recognise } from '#tools/define-operation.ts';
import { looksLikeUrl } from './curl-converter/commands/looks-like-url.ts';
import { describeDialect } from './curl-converter/shells/describe-dialect.ts';
import { detectShell } from './curl-converter/shells/detect-dialect.ts';
import { scanCmd } from './curl-converter/shells/scan-cmd.ts';
import { scanPosix } from './curl-converter/shells/scan-posix.ts';
import { scanPowerShell } from './curl-converter/shells/scan-powershell.ts';
import { describeWord } from './curl-converter/shells/shell-tokens.ts';

/** The number of characters examined. */
const sampleLength = 8192;

/** The maximum number of characters of the URL in the preview. */
const addressLength = 60;

const scanners = { posix: scanPosix, cmd: scanCmd, powershell: scanPowerShell };

/** Options with a value of their own, as far as they occur before a URL. */
const dataOption = /^(?:-d|--data|--data-raw|--data-binary|--data-ascii|--data-urlencode|--json)$/u;
const formOption = /^(?:-F|--form|--form-string)$/u;
const headerOption = /^(?:-H|--header)$/u;
const methodOption = /^(?:-X|--request)$/u;
const headOption = /^(?:-I|--head)$/u;

/**
 * Recognises a cURL command.
 * @example recognise({ text: 'curl -d a=1 https://a.com', size: 25 })?.preview // 'POST https://a.com with a body of 3 characters'
 */
export const recognise: Recognise = ({ text }) => {
  const sample = text?.slice(0, sampleLength).trim() ?? '';
  if (!/^(?:[$>%&#]\s+)?(?:[a-z]:\\\S*|\S*\/)?curl(?:\.exe)?\s/iu.test(sample)) {
    return undefined;
  }
  const words = readWords(sample);
  const address = words.find((word) => /^https?:\/\//iu.test(word));
  const other = address ?? words.find((word) => looksLikeUrl(word) && /\p{L}/u.test(word));
  const hasOption = words.some((word) => /^--?[a-z]/iu.test(word));
  if (other === undefined && !hasOption) {
    return undefined;
  }
  const note = describeDialect(detectShell(sample).dialect);
  return {
    // “curl example.org” may be part of a sentence.
    confidence: address !== undefined || (other !== undefined && hasOption) ? 0.96 : 0.7,
    preview: `${describeRequest(words, shortenText(other ?? sample.replaceAll(/\s+/gu, ' '), addressLength))}${
      note === undefined ? '' : `, ${note.replace('Read as a', 'a')}`
    }`,
    operation: 'curl.convert',
    screen: 'CURLConverter',
    input: 'lastCurlValue',
  };
};

/** The words of the first command; if it is truncated or broken, the text split at whitespace. */
function readWords(sample: string): readonly string[] {
  const scanned = scanners[detectShell(sample).dialect](sample);
  if (!scanned.ok) {
    return sample.split(/\s+/u).map((word) => word.replace(/^\^?\$?["']|["'^]+$/gu, ''));
  }
  const { tokens } = scanned.value;
  const end = tokens.findIndex(({ kind }) => kind === 'operator');
  return tokens
    .slice(0, end === -1 ? undefined : end)
    .flatMap((token) => (token.kind === 'word' ? [describeWord(token.word)] : []));
}

function describeRequest(words: readonly string[], address: string): string {
  const valuesOf = (option: RegExp) => words.filter((_word, index) => option.test(words[index - 1] ?? ''));
  const [method] = valuesOf(methodOption);
  const isGet = words.some((word) => word === '-G' || word === '--get');
  // With a GET request, the data that would be the body is in the URL.
  const data = isGet ? '' : valuesOf(dataOption).join('&');
  const formCount = valuesOf(formOption).length;
  const headerCount = valuesOf(headerOption).length;
  const usual = words.some((word) => headOption.test(word)) ? 'HEAD' : data !== '' || formCount > 0 ? 'POST' : 'GET';
  const parts = [
    ...(headerCount === 0 ? [] : [countOf(headerCount, 'header')]),
    ...(data === '' ? [] : [`a body of ${countOf(data.length, 'character')}`]),
    ...(formCount === 0 ? [] : [countOf(formCount, 'form field')]),
  ];
  return `${shortenText(method ?? usual, 20)} ${address}${parts.length === 0 ? '' : ` with ${listWords(parts)}`}`;
}

/** The request as a `fetch` call. */
export const answer: AnswerOf = async ({ text }) => {
  const { tasks } = await import('./curl-converter/tasks.ts');
  const converted = await tasks.convert({ command: text, target: 'JavaScript' });
  return converted.ok ? converted.value.code : undefined;
};
