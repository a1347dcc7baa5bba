import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { type Figure, median } from './figure.ts';
import { generateJson } from './json-data.ts';

/** Milliseconds on the reference machine. */
const longestForSample = 20;
const longestForMegabyte = 50;

const megabyte = 1_000_000;

/** A megabyte of each kind of text that people paste. */
function largeTexts(): readonly (readonly [name: string, text: string])[] {
  const fill = (piece: string) => piece.repeat(Math.ceil(megabyte / piece.length)).slice(0, megabyte);
  return [
    ['JSON', generateJson(megabyte, 'mixed')],
    ['JSON that is cut', generateJson(megabyte * 1.1, 'mixed').slice(0, megabyte)],
    ['rows of CSV', fill('1,Ada Lovelace,"Analyst, first",36.5\n')],
    ['Base64', fill('TG9yZW0gaXBzdW0g')],
    ['lines of a log', fill('2024-05-01T12:00:00Z INFO GET https://example.org/a?b=c 200 {"took":12}\n')],
    ['prose', fill('The quick brown fox jumps over the lazy dog, and rests. ')],
    ['percent-encoded text', fill('Caf%C3%A9%20')],
    ['one digit', fill('9')],
  ];
}

/** Measures how long recognising pasted content takes. It needs no page, since the worker runs the same code. */
export async function measureRecognise(): Promise<Figure[]> {
  const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
  const server = await createServer({
    configFile: path('../../renderer/vite.config.ts'),
    // This server serves nothing: it only loads modules through the build's plugins.
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  try {
    const { timeCorpus, timeRecognition } = (await server.ssrLoadModule(
      path('./time-recognition.ts'),
    )) as typeof import('./time-recognition.ts');
    const times = timeCorpus();
    return [
      {
        name: `Recognise: slowest of ${times.length} samples`,
        value: Math.max(...times),
        unit: 'ms',
        limit: longestForSample,
      },
      { name: 'Recognise: the sample in the middle', value: median(times), unit: 'ms' },
      ...largeTexts().map(([name, text]) => ({
        name: `Recognise: 1 MB of ${name}`,
        value: timeRecognition(text),
        unit: 'ms' as const,
        limit: longestForMegabyte,
      })),
    ];
  } finally {
    await server.close();
  }
}
