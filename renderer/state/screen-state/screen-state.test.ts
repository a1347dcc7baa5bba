import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textScreens } from '#tests/support/catalogue/examples.ts';
import { readScreenState, type ScreenState, stateFormat, writeScreenState } from './screen-state.ts';
import { decodeState, encodeState, longestState } from './state-code.ts';
import { readStateFile, writeStateFile } from './state-file.ts';

const [{ screen, input }, { screen: other, input: otherInput }] = textScreens;

const state: ScreenState = {
  screen: screen.id,
  choices: { [screen.id]: { version: 1, value: { indent: 4 } } },
  inputs: { [input]: '{"é":"👋"}' },
};

async function codeOf(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}

describe('a link', () => {
  it('brings what was put into it', async () => {
    const code = (await encodeState(state)) ?? '';
    expect(code).toMatch(/^[\w-]+$/);
    expect(await decodeState(code)).toEqual({ ok: true, value: { ...state, leftOut: [] } });
  });

  it('has each text as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
        const code = await encodeState({ ...state, inputs: { [input]: text } });
        const read = await decodeState(code ?? '');
        expect(read.ok && read.value.inputs[input]).toBe(text);
      }),
    );
  });

  it('is none where there is too much for it', async () => {
    const long = Array.from({ length: 40_000 }, (_, index) => (index * 7919).toString(36)).join('');
    expect(await encodeState({ ...state, inputs: { [input]: long } })).toBeUndefined();
    const repeated = 'a'.repeat(longestState);
    expect(await encodeState({ ...state, inputs: { [input]: repeated } })).toBeUndefined();
  });

  it('is not unpacked beyond what a state may have', async () => {
    const bomb = await codeOf(' '.repeat(8_000_000));
    expect(bomb.length).toBeLessThan(16_000);
    expect(await decodeState(bomb)).toMatchObject({ ok: false, error: { code: 'too-large' } });
    expect(await decodeState('A'.repeat(100_000))).toMatchObject({ ok: false, error: { code: 'too-large' } });
  });

  it.each(['', '!', 'AAAA', 'a', '%00', '________', 'eyJhIjoxfQ'])('%j is damaged', async (code) => {
    expect(await decodeState(code)).toMatchObject({ ok: false, error: { code: 'damaged' } });
  });

  it('is damaged where its end is missing, wherever it was cut', async () => {
    const code = (await encodeState(state)) ?? '';
    for (let length = 0; length < code.length; length += 7) {
      expect((await decodeState(code.slice(0, length))).ok).toBe(false);
    }
  });

  it('throws for nothing that anybody may make', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (value) => {
        const read = await decodeState(await codeOf(JSON.stringify(value) ?? ''));
        expect(read.ok).toBe(false);
      }),
    );
  });
});

describe('readScreenState', () => {
  it('says of what a newer version has written that it is newer', () => {
    expect(readScreenState({ ...writeScreenState(state), version: 2 })).toMatchObject({ error: { code: 'newer' } });
  });

  it('takes only what the screen keeps, and never a secret', () => {
    const hostile = {
      format: stateFormat,
      version: 1,
      screen: screen.id,
      choices: {
        [other.id]: { version: 1, value: {} },
        history: { version: 1, value: { keepsSecrets: true } },
        [screen.id]: 5,
      },
      inputs: { [input]: 'text', [otherInput]: 'a', darkMode: 'true', constructor: 'x', ['__proto__']: 'y' },
    };
    expect(readScreenState(JSON.parse(JSON.stringify(hostile)))).toEqual({
      ok: true,
      value: {
        screen: screen.id,
        choices: {},
        inputs: { [input]: 'text' },
        leftOut: expect.arrayContaining([other.id, 'history', screen.id, otherInput, 'darkMode']),
      },
    });
  });

  it.each([
    [null],
    [[]],
    [{}],
    [{ format: stateFormat, version: 1 }],
    [{ format: stateFormat, version: 1, screen: 'Nowhere' }],
    [{ format: stateFormat, version: 1, screen: screen.id, inputs: 'x' }],
    [{ format: 'web-toolbox-settings', version: 1, screen: screen.id }],
  ])('%j is damaged', (value) => {
    expect(readScreenState(value)).toMatchObject({ ok: false, error: { code: 'damaged' } });
  });

  it('leaves out what is not text, or no text for that input', () => {
    const inputs = { [input]: 5, [otherInput]: 'of another screen' };
    const read = readScreenState({ ...writeScreenState(state), inputs });
    expect(read).toMatchObject({ ok: true, value: { inputs: {}, leftOut: Object.keys(inputs) } });
  });
});

describe('a file', () => {
  it('brings what was put into it', async () => {
    const file = new File([writeStateFile(state)], 'a.webtoolbox');
    expect(await readStateFile(file)).toEqual({ ok: true, value: { ...state, leftOut: [] } });
  });

  it.each(['', 'no JSON', '{}', '{"format":"web-toolbox-screen"}'])('%j is damaged', async (text) => {
    expect(await readStateFile(new File([text], 'a.webtoolbox'))).toMatchObject({ error: { code: 'damaged' } });
  });
});
