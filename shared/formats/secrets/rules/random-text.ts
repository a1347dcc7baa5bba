import type { ShapeRule } from './numbers.ts';

/** Matches the beginnings of checksums, public keys and pictures. */
const publicBeginnings =
  /^(?:sha(?:1|256|384|512)[-_:=]|AAAA[BCE]|MII[A-Za-z]|iVBOR|R0lGOD|PHN2Zy|UEsDB|JVBER|\/9j\/|md5-)/;

/** Whether much of a run consists of words in a single case, as in names and addresses but not in random text. */
function hasWords(run: string): boolean {
  const words = (run.match(/[A-Z]?[a-z]{3,}|[A-Z]{3,}/g) ?? []).join('').length;
  return words > run.length * 0.5;
}

function isWholeLine(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const after = text.charAt(end);
  return (before === '' || before === '\n') && (after === '' || after === '\n' || after === '\r');
}

/** Whether an adjacent line has the same width, as in long Base64 in mail and certificates. */
function isOfBlock(text: string, start: number, end: number): boolean {
  const width = end - start;
  const beside = [text.slice(Math.max(0, start - width - 2), start).trim(), text.slice(end, end + width + 2).trim()];
  return width >= 40 && isWholeLine(text, start, end) && beside.some((line) => /^[A-Za-z0-9+/=]{16,}$/.test(line));
}

/** Matches a name that marks the value as public. */
const publicName = /public[\w-]{0,12}["']?\s{0,4}[:=]\s{0,4}["']?$/i;

/** Longer runs are documents: a public key, a picture. */
const longestKey = 128;

/** Keys without a name or a known prefix: a random mix of upper-case letters, lower-case letters and digits. */
export const randomText: ShapeRule = {
  kind: 'random',
  shape: /(?<![A-Za-z0-9+=_.~%-])[A-Za-z0-9+_-][A-Za-z0-9+/_-]{19,4095}={0,2}(?![A-Za-z0-9+/=_%~-])/g,
  judge(text, match) {
    const [run] = match;
    if (run.length > longestKey) {
      return undefined;
    }
    const end = match.index + run.length;
    const digits = run.replaceAll(/\D/g, '').length;
    const changes = (run.match(/(?<=[a-z])[A-Z0-9]|(?<=[A-Z])[a-z0-9]|(?<=[0-9])[A-Za-z]/g) ?? []).length;
    // Among 20 random characters, about twelve are of a different kind from the one before.
    const isMixed = /[a-z]/.test(run) && /[A-Z]/.test(run) && digits >= 2 && changes >= run.length * 0.35;
    const isPath = (run.match(/[/]/g) ?? []).length > 2 && run.split('/').some((part) => /^[a-z]{3,}$/.test(part));
    const isOther =
      !isMixed ||
      isPath ||
      publicBeginnings.test(run) ||
      hasWords(run) ||
      /base64,$/.test(text.slice(Math.max(0, match.index - 7), match.index)) ||
      isOfBlock(text, match.index, end) ||
      publicName.test(text.slice(Math.max(0, match.index - 40), match.index));
    return isOther
      ? undefined
      : { kind: 'random', start: match.index, end, why: 'random letters and digits, as in a key' };
  },
};
