import { capitalize } from '#shared/formats/words/capitalize.ts';
import { quoteShort } from './shells/shell-tokens.ts';

/** Matches a line of the command followed by carets that mark the position. */
const underlined = /\n(?<line>[^\n]*)\n(?<indent> *)(?<carets>\^+)$/u;

const unsupported = /^(?<option>-\S+) is not a supported option(?<more>.*)$/su;

/** Values that only a shell can fill in: how curlconverter names them, and how they are described to the user. */
const shellParts: readonly { readonly said: RegExp; readonly isWhat: string }[] = [
  { said: /^found environment variable$/iu, isWhat: 'is a variable of the shell' },
  { said: /^found command substitution expression$/iu, isWhat: 'is a command that the shell runs' },
  { said: /^found .*expression$/iu, isWhat: 'is filled in by the shell' },
];

const quotedText = /"(?:[^"\\]|\\.)*"/gu;

export interface DescribedWarning {
  readonly message: string;
  /** Texts in the command that the message is about, most reliable first. */
  readonly mentions: readonly string[];
}

/**
 * Turns a curlconverter message into a sentence. curlconverter underlines parts of the command on a second line, but
 * that command is the generated one rather than the one typed, so the sentence quotes the marked text instead.
 * @example describeWarning('-k is not a supported option').message // '-k is not supported by this target: it was left out.'
 */
export function describeWarning(message: string): DescribedWarning {
  const option = unsupported.exec(message)?.groups;
  if (option !== undefined) {
    const { option: name = '', more = '' } = option;
    return { message: `${name} is not supported by this target${more}: it was left out.`, mentions: [name] };
  }
  const match = underlined.exec(message);
  const { line = '', indent = '', carets = '' } = match?.groups ?? {};
  const said = (match === null ? message : message.slice(0, match.index)).trim().replace(/[:.]$/u, '');
  const marked = line.slice(indent.length, indent.length + carets.length);
  const sentence = capitalize(said);
  if (marked !== '') {
    const name = /^\$\{?(?<name>\w+)\}?$/u.exec(marked)?.groups?.name;
    // The same variable as written in cmd.exe and PowerShell.
    const others = name === undefined ? [] : [`%${name}%`, `$env:${name}`, `$${name}`];
    const isWhat = shellParts.find((part) => part.said.test(said))?.isWhat;
    const message =
      isWhat === undefined
        ? `${sentence}: ${quoteShort(marked)}.`
        : `${quoteShort(marked)} ${isWhat}: look at what the code has in its place.`;
    return { message, mentions: [marked, ...others] };
  }
  return { message: `${sentence}.`, mentions: (message.match(quotedText) ?? []).flatMap(parseQuoted) };
}

function parseQuoted(quoted: string): string[] {
  try {
    return [String(JSON.parse(quoted))];
  } catch {
    return [];
  }
}
