import * as v from 'valibot';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatDimensions } from '#shared/formats/words/format-dimensions.ts';
import { fail, ok } from '#shared/result.ts';
import { type AnyOperation, defineOperation, optionHints } from '#tools/define-operation.ts';
import type { Mask } from './code/encode-qr-code.ts';
import { formatHexColor, parseHexColor } from './options/hex-color.ts';
import {
  defaultSettings,
  largestMargin,
  largestScale,
  largestWidth,
  type Settings,
  smallestWidth,
} from './options/settings.ts';

/** Loads the code that makes QR codes and images with the first run. */
const loadEngine = () => import('./code/make-qr-code.ts');

/** Loads the code that reads codes with the first run. */
const loadReader = () => import('./reading/reading-engine.ts');

const color = (title: string, initial: Settings['dark']) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => parseHexColor(text) !== undefined, 'Give 3, 4, 6 or 8 hexadecimal digits, such as #000000'),
      v.title(title),
      v.description('Hexadecimal digits. If there are eight, the last two are the opacity.'),
    ),
    formatHexColor(initial),
  );

/** An option for which null means automatic, as in the options of the screen. */
const automatic = (title: string, least: number, most: number, description: string, initial: number | null = null) =>
  v.optional(
    v.pipe(
      v.nullable(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))),
      v.title(title),
      v.description(description),
    ),
    initial,
  );

const make = defineOperation({
  id: 'qr.make',
  title: 'Make a QR code',
  takes: 'text',
  accepts: ['text/plain'],
  produces: ['image/svg+xml', 'image/png'],
  options: v.object({
    type: v.optional(v.pipe(v.picklist(['svg', 'png']), v.title('Image type')), 'svg'),
    errorCorrectionLevel: v.optional(
      v.pipe(
        v.picklist(['L', 'M', 'Q', 'H']),
        v.title('Error correction'),
        v.description('How much of the code may be damaged: L 7%, M 15%, Q 25%, H 30%.'),
      ),
      defaultSettings.level,
    ),
    version: automatic('Version', 1, 40, 'Automatic: the smallest that holds the text.'),
    maskPattern: automatic('Mask', 0, 7, 'Automatic: the one that reads best.'),
    margin: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(0),
        v.maxValue(largestMargin),
        v.title('Margin'),
        v.description('The number of empty modules around the code.'),
      ),
      defaultSettings.margin,
    ),
    scale: v.optional(
      v.pipe(
        v.number(),
        v.minValue(1),
        v.maxValue(largestScale),
        v.title('Scale'),
        v.description('Pixels per module, used if no width is set.'),
      ),
      defaultSettings.scale,
    ),
    width: automatic(
      'Width',
      smallestWidth,
      largestWidth,
      'Pixels of the image. Automatic: by the scale.',
      defaultSettings.width,
    ),
    dark: color('Dark', defaultSettings.dark),
    light: color('Light', defaultSettings.light),
  }),
  example: {
    input: 'https://example.org/',
    output:
      '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 33 33" shape-rendering="crispEdges"><path fill="#ffffff" d="M0 0h33v33H0z"/>',
  },
  async run(text, options) {
    if (text === '') {
      return fail({ code: 'no-text', message: 'There is no text to encode.' });
    }
    const settings: Settings = {
      ...defaultSettings,
      level: options.errorCorrectionLevel,
      version: options.version ?? undefined,
      // The schema ensures a whole number from 0 to 7.
      mask: (options.maskPattern ?? undefined) as Mask | undefined,
      margin: options.margin,
      scale: options.scale,
      width: options.width ?? undefined,
      dark: parseHexColor(options.dark) ?? defaultSettings.dark,
      light: parseHexColor(options.light) ?? defaultSettings.light,
    };
    const { makeQrCode } = await loadEngine();
    const isSvg = options.type === 'svg';
    const made = await makeQrCode({ text, settings }, ({ svg, png }) => ok(isSvg ? svg() : png()));
    if (!made.ok) {
      return made;
    }
    const { figures, images: data } = made.value;
    const { version, moduleCount, level, byteCount, modes, risks } = figures;
    const notes = [
      `Version ${version}, ${formatDimensions({ width: moduleCount, height: moduleCount })} modules, error correction ${level}, ${countOf(byteCount, 'byte')} as ${modes.join(', ')}.`,
      ...risks.map(({ message }) => message),
    ];
    return isSvg
      ? ok({ data, mediaType: 'image/svg+xml', fileName: 'qr-code.svg', notes })
      : ok({ data, mediaType: 'image/png', fileName: 'qr-code.png', notes });
  },
});

const read = defineOperation({
  id: 'qr.read',
  title: 'Read the codes in an image',
  takes: 'bytes',
  accepts: ['image/png', 'image/jpeg', 'image/*'],
  produces: ['text/plain', 'application/json'],
  options: v.object({
    result: v.optional(
      v.pipe(
        v.picklist(['contents', 'json']),
        v.title('Result'),
        v.description('Only the contents, or everything that is known about each code.'),
        optionHints({ labels: { contents: 'Contents', json: 'JSON' } }),
      ),
      'contents',
    ),
  }),
  example: {
    input:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAADIAAAAyAQMAAAAk8RryAAAABlBMVEX///8AAABVwtN+AAAAg0lEQVR42oXQwQrAIAgGYGFXoRcKenWhq9CrBF0FV9rmOs3LF0H6G/xV0iYqIULLhB+l9saH+ZTxEJj8vZuU2fu789T3ZDPVppJD5AKw+mwv7UAfExeebV9BKtXV6RFwDAqTUimWw525xvCcrlS1vUNLF8497H4LDdfcx/lvZLm2P3UDo1eEN/qqOEQAAAAASUVORK5CYII=',
    output: 'Hi',
  },
  async run(bytes, options, { decodeImage, readEngineFile }) {
    const decoded = await decodeImage(bytes);
    if (!decoded.ok) {
      return decoded;
    }
    const image = decoded.value;
    try {
      const { prepareEngine, readImage, describeCodes, noteCodes, writeContents } = await loadReader();
      if (!(await prepareEngine(readEngineFile))) {
        return fail({ code: 'engine-not-loaded', message: 'The QR code reader could not be loaded. Try again.' });
      }
      const reading = await readImage(image);
      if (!reading.ok) {
        return reading;
      }
      const { codes } = reading.value;
      if (codes.length === 0) {
        return fail({ code: 'no-code', message: 'No code was found in the image.' });
      }
      const notes = noteCodes(codes);
      return options.result === 'json'
        ? ok({ data: describeCodes(codes), mediaType: 'application/json', fileName: 'codes.json', notes })
        : ok({ data: writeContents(codes), mediaType: 'text/plain', fileName: 'code.txt', notes });
    } finally {
      image.close();
    }
  },
});

export const operations: readonly AnyOperation[] = [make, read];
