import * as v from 'valibot';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok } from '#shared/result.ts';
import { type AnyOperation, defineOperation } from '#tools/define-operation.ts';
import type { Color } from './color.ts';
import { usualCount } from './usual-count.ts';

/** Loads colorjs with the first run. */
const loadEngine = () => import('./color-engine.ts');

/** The names of formats in options, each with its name on the screen. */
const formats = {
  all: undefined,
  hex: 'hex',
  'hex-with-alpha': 'hex with alpha',
  rgb: 'rgb',
  rgba: 'rgba',
  hsl: 'hsl',
  hwb: 'hwb',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
  'display-p3': 'display-p3',
  'css-name': 'CSS name',
} as const;

const formatNames = Object.keys(formats) as (keyof typeof formats)[];

const takesColor = { takes: 'text', accepts: ['text/plain'] } as const;

const json = (value: unknown) => ({ data: JSON.stringify(value, null, 2), mediaType: 'application/json' }) as const;

const convert = defineOperation({
  id: 'color.convert',
  title: 'Convert a colour',
  ...takesColor,
  produces: ['application/json', 'text/plain'],
  options: v.object({ format: v.optional(v.pipe(v.picklist(formatNames), v.title('Format')), 'all') }),
  example: { input: '#bf3a2b', options: { format: 'rgb' }, output: 'rgb(191, 58, 43)' },
  async run(text, options) {
    const { parseColor, formatColor, exactNames } = await loadEngine();
    const parsed = parseColor(text);
    if (!parsed.ok) {
      return parsed;
    }
    const { color, notes } = parsed.value;
    const all = formatColor(color);
    const wanted = formats[options.format];
    if (wanted === undefined) {
      const written = all.filter(({ value }) => value !== '');
      const mapped = written.filter(({ isMapped }) => isMapped).map(({ name }) => name);
      const opaque = written.filter(({ isWithoutAlpha }) => isWithoutAlpha).map(({ name }) => name);
      const [, ...otherNames] = exactNames(color);
      return ok({
        ...json(Object.fromEntries(written.map(({ name, value }) => [name, value]))),
        notes: [
          ...notes,
          ...(mapped.length > 0 ? [`${outside} Mapped into it: ${mapped.join(', ')}.`] : []),
          ...(opaque.length > 0 ? [`Without alpha: ${opaque.join(', ')}.`] : []),
          ...(otherNames.length > 0 ? [`CSS also calls it ${otherNames.join(', ')}.`] : []),
        ],
      });
    }
    const format = all.find(({ name }) => name === wanted);
    if (format === undefined || format.value === '') {
      const message =
        options.format === 'css-name'
          ? 'CSS has no name for exactly this colour.'
          : `The colour is inside sRGB, where ${wanted} is not needed: take another format.`;
      return fail({ code: 'not-in-this-format', message });
    }
    return ok({
      data: format.value,
      mediaType: 'text/plain',
      notes: [
        ...notes,
        ...(format.isMapped ? [`${outside} This is the nearest colour inside.`] : []),
        ...(format.isWithoutAlpha ? [`Alpha is left out: ${wanted} has none.`] : []),
      ],
    });
  },
});

const outside = 'The colour is outside sRGB.';

const contrast = defineOperation({
  id: 'color.contrast',
  title: 'Measure the contrast of a colour',
  ...takesColor,
  produces: ['application/json'],
  options: v.object({
    second: v.optional(
      v.pipe(
        v.string(),
        v.title('Second color'),
        v.description('A background to check in addition to white and black.'),
      ),
      '#f5e9d7',
    ),
  }),
  example: {
    input: 'black',
    options: { second: 'white' },
    output:
      '{\n  "White": {\n    "ratio": "21.00:1",\n    "normal text": "AAA",\n    "large text": "AAA",\n    "UI parts": "AA"\n  }',
  },
  async run(text, { second }) {
    const engine = await loadEngine();
    const parsed = engine.parseColor(text);
    if (!parsed.ok) {
      return parsed;
    }
    const background = engine.parseColor(second);
    if (!background.ok) {
      // A position would refer to the input, so the message states the place in words.
      const { code, message, position } = background.error;
      return fail({ code, message: `Second color${position ? `, character ${position.column}` : ''}: ${message}` });
    }
    const { color } = parsed.value;
    const measure = (below: Color) => {
      const { ratio } = engine.measureContrast(color, below);
      return {
        ratio: engine.writeRatio(ratio),
        'normal text': engine.judgeContrast(ratio, 'normal'),
        'large text': engine.judgeContrast(ratio, 'large'),
        'UI parts': engine.judgeContrast(ratio, 'interface'),
      };
    };
    const explained = engine.explainContrast(color, background.value.color);
    return ok({
      ...json({
        White: measure(engine.fromBytes([255, 255, 255])),
        Black: measure(engine.fromBytes([0, 0, 0])),
        Second: measure(background.value.color),
      }),
      notes: [...parsed.value.notes, ...(explained === '' ? [] : [explained])],
    });
  },
});

const nearestName = defineOperation({
  id: 'color.nearest-name',
  title: 'Find the nearest CSS names of a colour',
  ...takesColor,
  produces: ['application/json'],
  options: v.object({
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(148), v.title('Names')), usualCount),
  }),
  example: {
    input: '#ff0001',
    options: { count: 1 },
    output: '[\n  {\n    "name": "red",\n    "otherNames": [],\n    "hex": "#ff0000",\n    "distance": 0.',
  },
  async run(text, { count }) {
    const { parseColor, findNearestNames, describeDistance } = await loadEngine();
    const parsed = parseColor(text);
    if (!parsed.ok) {
      return parsed;
    }
    const { color, notes } = parsed.value;
    const names = findNearestNames(color, count);
    const [nearest] = names;
    return ok({
      ...json(
        names.map(({ name, otherNames, hex, distance }) => ({
          name,
          otherNames,
          hex,
          distance: Number(distance.toFixed(2)),
        })),
      ),
      notes: [
        ...notes,
        'Distances are ΔE 2000.',
        ...(nearest === undefined || nearest.distance === 0
          ? []
          : [
              `The nearest is at a distance of ${formatNumber(nearest.distance, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}: ${describeDistance(nearest.distance)}.`,
            ]),
        ...(color.alpha < 1 ? ['CSS names only opaque colours, so alpha is ignored.'] : []),
      ],
    });
  },
});

export const operations: readonly AnyOperation[] = [convert, contrast, nearestName];
