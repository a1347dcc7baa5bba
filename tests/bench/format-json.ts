import { pathToFileURL } from 'node:url';
import { encodeJsonText } from '#shared/formats/lossless-json/decode-json-text.ts';
import { parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import { writeJson } from '#shared/formats/lossless-json/write-json.ts';
import { generateJson, type JsonFlavour } from './json-data.ts';

/** Median times in milliseconds for one text. */
export interface FormatJsonFigures {
  readonly name: string;
  /** The time for encoding a string and parsing it with all warnings. */
  readonly load: number;
  /** The time for writing the formatted bytes. */
  readonly render: number;
  /** Decoding the bytes to a string, which the app does only for the part it shows. */
  readonly decode: number;
  /** JSON.stringify(JSON.parse(text), null, 2) */
  readonly javaScript: number;
  /** (load + render) / javaScript */
  readonly ratio: number;
}

/** The maximum of the ratio. */
export const maximumRatio = 2;

const cases: readonly { readonly megabytes: number; readonly flavour: JsonFlavour; readonly rounds: number }[] = [
  { megabytes: 1, flavour: 'mixed', rounds: 15 },
  { megabytes: 10, flavour: 'mixed', rounds: 7 },
  { megabytes: 10, flavour: 'numbers', rounds: 7 },
  { megabytes: 10, flavour: 'strings', rounds: 7 },
  { megabytes: 100, flavour: 'mixed', rounds: 3 },
];

/** Formats the same generated texts alternately with the app's own code and with JavaScript's functions. */
export function measureFormatJson(): FormatJsonFigures[] {
  return cases.map(({ megabytes, flavour, rounds }) => {
    const text = generateJson(megabytes * 1_000_000, flavour);
    const measured = Array.from({ length: rounds }, () => measureOnce(text));
    const median = (pick: (times: Times) => number) => medianOf(measured.map(pick));
    const load = median((times) => times.load);
    const render = median((times) => times.render);
    const javaScript = median((times) => times.javaScript);
    return {
      name: `${megabytes} MB, ${flavour}`,
      load,
      render,
      decode: median((times) => times.decode),
      javaScript,
      ratio: (load + render) / javaScript,
    };
  });
}

type Times = Record<'load' | 'render' | 'decode' | 'javaScript', number>;

function measureOnce(text: string): Times {
  const [loaded, load] = timed(() => {
    const bytes = encodeJsonText(text);
    return bytes.ok ? parseJson(bytes.value) : bytes;
  });
  const [written, render] = timed(() =>
    loaded.ok ? writeJson(loaded.value.document, { indent: 2, maximumLength: 2 ** 31 }) : loaded,
  );
  if (!written.ok) {
    throw new Error(written.error.message);
  }
  const [formatted, decode] = timed(() => new TextDecoder().decode(written.value.bytes));
  const [expected, javaScript] = timed(() => JSON.stringify(JSON.parse(text), null, 2));
  if (formatted !== expected) {
    throw new Error('The result differs from what JSON.stringify gives.');
  }
  return { load, render, decode, javaScript };
}

function timed<Value>(work: () => Value): [Value, number] {
  const start = performance.now();
  return [work(), performance.now() - start];
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rounded = measureFormatJson().map(({ name, ...figures }) => ({
    name,
    ...Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, Number(value.toFixed(2))])),
  }));
  console.table(rounded);
}
