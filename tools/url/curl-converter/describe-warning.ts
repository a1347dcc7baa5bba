import { capitalize } from '#shared/formats/words/capitalize.ts';
import { quoteShort } from './shells/shell-tokens.ts';

/** A line of the command, and under it the carets that mark the place. */
const underlined = /\n(?<line>[^\n]*)\n(?<indent> *)(?<carets>\^+)$/u;

const unsupported = /^(?<option>-\S+) is not a supported option(?<more>.*)$/su;

/** What only a shell can fill in, as curlconverter names it, and as one reads it. */
const shellParts: readonly { readonly said: RegExp; readonly isWhat: string }[] = [
  { said: /^found environment variable$/iu, isWhat: 'is a variable of the shell' },
  { said: /^found command substitution expression$/iu, isWhat: 'is a command that the shell runs' },
  { said: /^found .*expression$/iu, isWhat: 'is filled in by the shell' },
];

const quotedText = /"(?:[^"\\]|\\.)*"/gu;

export interface DescribedWarning {
  readonly message: string;
  /** Texts of the command that the message is about, the surest first. */
  readonly mentions: readonly string[];
}

/**
 * Makes a sentence of what curlconverter says, which underlines places in the command with a second line. That command
 * is the one written for it, not the one typed: so the marked text is quoted in place of it.
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
    // As cmd.exe and PowerShell write the same variable.
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
