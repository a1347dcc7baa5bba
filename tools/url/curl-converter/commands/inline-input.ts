import { literalOf, literalWord, type ShellWord, type WordPart } from '../shells/shell-tokens.ts';
import type { CurlCommand } from './read-commands.ts';

/** How curl treats the data of each option that can read it from standard input, and the option for literal data. */
const dataOptions: Readonly<Record<string, { readonly option: string; readonly dropsLineBreaks: boolean }>> = {
  '-d': { option: '--data-raw', dropsLineBreaks: true },
  '--data': { option: '--data-raw', dropsLineBreaks: true },
  '--data-ascii': { option: '--data-raw', dropsLineBreaks: true },
  '--data-binary': { option: '--data-raw', dropsLineBreaks: false },
  '--json': { option: '--json', dropsLineBreaks: false },
};

/**
 * Replaces `@-` with the text of the here-document or here-string that it reads. curlconverter would take variables in
 * that text for plain text.
 * @example inlineInput(commandOf("curl -d @- https://a.com <<< 'a=b'")) // arguments of curl --data-raw 'a=b' https://a.com
 */
export function inlineInput(command: CurlCommand): CurlCommand {
  const { input, arguments: words } = command;
  const place = words.findIndex((word, index) => literalOf(word) === '@-' && optionBefore(words, index) !== undefined);
  const option = optionBefore(words, place);
  const typed = words[place - 1];
  if (input?.kind !== 'text' || option === undefined || typed === undefined) {
    return command;
  }
  const value = option.dropsLineBreaks ? { ...input.word, parts: input.word.parts.map(withoutLineBreaks) } : input.word;
  return {
    name: command.name,
    arguments: words.with(place, value).with(place - 1, literalWord(option.option, typed)),
  };
}

function optionBefore(words: readonly ShellWord[], index: number) {
  const before = words[index - 1];
  const name = before === undefined ? undefined : literalOf(before);
  return name !== undefined && Object.hasOwn(dataOptions, name) ? dataOptions[name] : undefined;
}

function withoutLineBreaks(part: WordPart): WordPart {
  return part.kind === 'literal' ? { kind: 'literal', text: part.text.replaceAll(/[\r\n]/gu, '') } : part;
}
