import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { AnswerOf, Recognise } from '#tools/define-operation.ts';
import { looksLikeUrl } from './curl-converter/commands/looks-like-url.ts';
import { readArguments } from './curl-converter/commands/read-arguments.ts';
import { describeDialect } from './curl-converter/shells/describe-dialect.ts';
import { detectShell } from './curl-converter/shells/detect-dialect.ts';
import { scanCmd } from './curl-converter/shells/scan-cmd.ts';
import { scanPosix } from './curl-converter/shells/scan-posix.ts';
import { scanPowerShell } from './curl-converter/shells/scan-powershell.ts';
import { describeWord, type ShellToken, type ShellWord } from './curl-converter/shells/shell-tokens.ts';
import { describeRequest } from './describe-request.ts';

/** The number of characters examined. */
const sampleLength = 8192;

/** The maximum number of characters of the URL in the preview. */
const addressLength = 60;

const scanners = { posix: scanPosix, cmd: scanCmd, powershell: scanPowerShell };

/** A prompt that was copied with the command. */
const prompt = /^[$>%&#]\s+/u;

/** The prompt that a terminal shows before each continued line; in PowerShell it is doubled. */
const continuationPrompt = /^>>?$/u;

/**
 * Recognises a cURL command.
 * @example recognise({ text: 'curl -d a=1 https://a.com', size: 25 })?.preview // 'POST https://a.com with a body of 3 characters'
 */
export const recognise: Recognise = ({ text }) => {
  const sample = text?.slice(0, sampleLength).trim().replace(prompt, '') ?? '';
  if (!/^(?:[a-z]:\\\S*|\S*\/)?curl(?:\.exe)?\s/iu.test(sample)) {
    return undefined;
  }
  const { words, isWhole } = readWords(sample);
  const all = readArguments(words.slice(1));
  const urls = all.flatMap(({ option, value }) => (option === 'url' && value !== undefined ? [value] : []));
  const address = urls.find((url) => /^https?:\/\//iu.test(url));
  const other = address ?? urls.find((url) => looksLikeUrl(url) && /\p{L}/u.test(url));
  const hasOption = words.some((word) => /^--?[a-z]/iu.test(word));
  if (other === undefined && !hasOption) {
    return undefined;
  }
  const note = describeDialect(detectShell(sample).dialect);
  const shown = shortenText(other ?? sample.replaceAll(/\s+/gu, ' '), addressLength);
  return {
    // “curl example.org” may be part of a sentence.
    confidence: address !== undefined || (other !== undefined && hasOption) ? 0.96 : 0.7,
    preview: `${describeRequest(all, shown, isWhole && (text?.length ?? 0) <= sampleLength)}${
      note === undefined ? '' : `, ${note.replace('Read as a', 'a')}`
    }`,
    operation: 'curl.convert',
    screenId: 'CURLConverter',
    input: 'lastCurlValue',
  };
};

/**
 * The words of the first command; if it is truncated or broken, the text split at whitespace.
 * @returns also whether they are what the shell passes on, without an expansion that only it can fill in
 */
function readWords(sample: string): { readonly words: readonly string[]; readonly isWhole: boolean } {
  const scanned = scanners[detectShell(sample).dialect](sample);
  if (!scanned.ok) {
    const words = sample.split(/\s+/u).map((word) => word.replace(/^\^?\$?["']|["'^]+$/gu, ''));
    return { words, isWhole: false };
  }
  const words = firstCommand(scanned.value.tokens);
  return {
    words: words.map(describeWord),
    isWhole: words.every(({ parts }) => parts.every(({ kind }) => kind === 'literal')),
  };
}

/** The words up to an operator, or to a line that does not continue the command. */
function firstCommand(tokens: readonly ShellToken[]): readonly ShellWord[] {
  const words: ShellWord[] = [];
  let isLineStart = false;
  for (const token of tokens) {
    if (token.kind === 'operator' && !(token.isLineStart && continuationPrompt.test(token.operator))) {
      break;
    }
    if (token.kind === 'word') {
      if (isLineStart && isOfNextCommand(token.word)) {
        break;
      }
      words.push(token.word);
    }
    isLineStart = words.length > 0 && token.kind === 'line-end';
  }
  return words;
}

/** Whether a word at the start of a line is the name of another command, rather than an argument of the one before. */
function isOfNextCommand(word: ShellWord): boolean {
  const text = describeWord(word);
  return !word.isQuoted && word.parts[0]?.kind === 'literal' && /^[^-‐‑–—]/u.test(text) && !looksLikeUrl(text);
}

/** The request as a `fetch` call. */
export const answer: AnswerOf = async ({ text }) => {
  const { tasks } = await import('./curl-converter/tasks.ts');
  const converted = await tasks.convert({ command: text, target: 'JavaScript' });
  return converted.ok ? converted.value.code : undefined;
};
