/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test } from 'vitest';
import type { Recogniser } from '#tools/define-operation.ts';
import { answerOf, recogniseAll } from '#tools/recognise.ts';

/** The recognisers of all tools: none of the others may be surer. */
const modules = import.meta.glob<Recogniser>(['../*/recognise{,-*}.ts', '!../*/*.test.ts'], { eager: true });

const sampleOf = (text: string) => ({ text, size: text.length });

describe('of Base64 in several lines, all are meant', () => {
  const sentence = 'The quick brown fox jumps over the lazy dog, and goes home. '.repeat(4).trim();
  const encoded = btoa(sentence).match(/.{1,60}/g) ?? [];

  test.each([
    ['wrapped', encoded.join('\n')],
    ['indented', encoded.map((row) => `  ${row}`).join('\r\n')],
    ['in a block of YAML', `data: |\n${encoded.map((row) => `  ${row}`).join('\n')}\n`],
    ['quoted', encoded.map((row) => `> ${row}`).join('\n')],
    ['after a name on its line', `token: ${encoded.join('\n  ')}`],
    ['in a sentence', `I got this:\n\n${encoded.join('\n')}\n\nWhat is it?`],
  ])('%s', async (_how, text) => {
    const [best] = recogniseAll(sampleOf(text), modules);
    expect(best?.screenId).toBe('Base64Encoder');
    expect(best && (await answerOf(sampleOf(text), best, modules))).toBe(sentence);
  });

  const bytes = Uint8Array.from({ length: 400 }, (_value, index) => (index * 151 + 13) & 0xff);
  const rows = btoa(String.fromCharCode(...bytes)).match(/.{1,64}/g) ?? [];
  const block = ['-----BEGIN CERTIFICATE-----', ...rows, '-----END CERTIFICATE-----'].join('\n');

  test.each([
    ['a PEM block', block, undefined],
    ['one that is indented', `tls.crt: |\n${block.replaceAll(/^/gm, '    ')}\ntype: x`, block],
    ['one that is quoted', block.replaceAll(/^/gm, '> '), block],
    ['one in a line of JSON', JSON.stringify(block), JSON.stringify(block).slice(1, -1)],
    ['one after other text', `subject=CN = a.example\n${block}\n`, block],
    ['the first of several', `${block}\n${block}\n`, block],
  ])('%s', (_what, text, part) => {
    const [best] = recogniseAll(sampleOf(text), modules);
    expect(best).toMatchObject({
      screenId: 'Base64Encoder',
      preview: expect.stringContaining('PEM block “CERTIFICATE”'),
    });
    expect(best?.text).toBe(part);
  });
});
