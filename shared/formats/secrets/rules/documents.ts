import type { Finding, WordRule } from '../kinds.ts';
import { isValue } from '../values/read-value.ts';

const member = /([ \t]*)["']?([\w.-]{1,253})["']?:[ \t]*(["']?)([^\r\n"']{1,20000})\3[ \t]*(?:\r?\n|$)/y;
const anyLine = /[^\r\n]{0,20000}(?:\r?\n|$)/y;

/** The values in a Kubernetes secret, each of which is secret regardless of its name. */
export const kubernetesSecrets: WordRule = {
  words: ['kind: secret'],
  findAt(text, start, end, tell) {
    if (!/[\r\n]/.test(text.charAt(end)) && end !== text.length) {
      return undefined;
    }
    // Finds the start of the document that contains the line, since its data may precede the kind.
    const earlier = text.slice(Math.max(0, start - 20_000), start);
    const divider = earlier.lastIndexOf('\n---');
    let at = start - earlier.length + (divider === -1 ? 0 : divider + 1);
    let isData = false;
    for (let count = 0; count < 2000 && at < text.length; count += 1) {
      anyLine.lastIndex = at;
      const line = anyLine.exec(text)?.[0] ?? '';
      if (line.startsWith('---') && at > end) {
        break;
      }
      if (/^\S/.test(line)) {
        isData = /^(?:data|stringData):\s*$/.test(line);
      } else if (isData) {
        tellMember(text, at, tell);
      }
      at += Math.max(1, line.length);
    }
    return at;
  },
};

function tellMember(text: string, at: number, tell: (finding: Finding) => void): void {
  member.lastIndex = at;
  const match = member.exec(text);
  if (match === null) {
    return;
  }
  const [whole, , name = '', quote = '', value = ''] = match;
  const start = at + whole.lastIndexOf(value);
  const place = { start, end: start + value.trimEnd().length };
  if (quote !== '' || isValue(text, place, 'none', true)) {
    tell({ kind: 'secret', ...place, why: `“${name}” in a Kubernetes secret` });
  }
}
