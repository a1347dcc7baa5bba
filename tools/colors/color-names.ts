import keywords from 'colorjs.io/src/keywords.js';
import { hexOf } from '#shared/formats/hex.ts';
import { type Bytes, type Color, toRgb } from './color.ts';

/** The names by family, as grouped in Wikipedia’s article “Web colors”. */
const families = {
  Blue: 'midnightblue navy darkblue mediumblue blue royalblue steelblue dodgerblue deepskyblue cornflowerblue skyblue lightskyblue lightsteelblue lightblue powderblue',
  Brown:
    'maroon brown saddlebrown sienna chocolate darkgoldenrod peru rosybrown goldenrod sandybrown tan burlywood wheat navajowhite bisque blanchedalmond cornsilk',
  Cyan: 'teal darkcyan lightseagreen cadetblue darkturquoise mediumturquoise turquoise aqua cyan aquamarine paleturquoise lightcyan',
  'Gray and black':
    'black darkslategray darkslategrey dimgray dimgrey slategray slategrey gray grey lightslategray lightslategrey darkgray darkgrey silver lightgray lightgrey gainsboro',
  Green:
    'darkgreen green darkolivegreen forestgreen seagreen olive olivedrab mediumseagreen limegreen lime springgreen mediumspringgreen darkseagreen mediumaquamarine yellowgreen lawngreen chartreuse lightgreen greenyellow palegreen',
  Orange: 'orangered tomato darkorange coral orange',
  Pink: 'mediumvioletred deeppink palevioletred hotpink lightpink pink',
  'Purple violet and magenta':
    'indigo purple darkmagenta darkviolet darkslateblue rebeccapurple blueviolet darkorchid fuchsia magenta slateblue mediumslateblue mediumorchid mediumpurple orchid violet plum thistle lavender',
  Red: 'darkred red firebrick crimson indianred lightcoral salmon darksalmon lightsalmon',
  White:
    'mistyrose antiquewhite linen beige whitesmoke lavenderblush oldlace aliceblue seashell ghostwhite honeydew floralwhite azure mintcream snow ivory white',
  Yellow:
    'darkkhaki gold khaki peachpuff yellow palegoldenrod moccasin papayawhip lightgoldenrodyellow lemonchiffon lightyellow',
} as const satisfies Record<string, string>;

export type ColorFamily = keyof typeof families;

export const colorFamilies = Object.keys(families) as ColorFamily[];

export interface NamedColor {
  readonly name: string;
  readonly family: ColorFamily;
  readonly bytes: Bytes;
  /** The colour in the form `rgb(0, 0, 255)`. */
  readonly rgb: string;
  /** The colour in the form `#0000ff`. */
  readonly hex: string;
}

function describe(name: string, family: ColorFamily): NamedColor {
  const [red, green, blue] = (keywords[name] ?? [0, 0, 0]).map((channel) => Math.round(channel * 255));
  const bytes: Bytes = [red ?? 0, green ?? 0, blue ?? 0];
  return {
    name,
    family,
    bytes,
    rgb: `rgb(${bytes.join(', ')})`,
    hex: `#${hexOf(bytes)}`,
  };
}

/** The 148 named colours of CSS Color 4, section 6.1, in alphabetical order. */
export const cssNamedColors: readonly NamedColor[] = colorFamilies
  .flatMap((family) => families[family].split(' ').map((name) => describe(name, family)))
  .sort((first, second) => (first.name < second.name ? -1 : 1));

const byName = new Map(cssNamedColors.map((color) => [color.name, color]));

/** @param name the name in lower case */
export function findNamedColor(name: string): NamedColor | undefined {
  return byName.get(name);
}

/** The tolerance in byte steps for what the digits of the other formats round away. */
const tolerance = 0.2;

/**
 * The names of exactly this colour; two if CSS has two spellings.
 * @returns an empty list for a translucent colour, but `transparent` for transparent black
 * @example exactNames(parsed '#0ff') // ['aqua', 'cyan']
 */
export function exactNames(color: Color): readonly string[] {
  const steps = toRgb(color, 'srgb').coordinates.map((channel) => channel * 255);
  if (color.alpha === 0 && steps.every((step) => step < tolerance)) {
    return ['transparent'];
  }
  if (color.alpha !== 1) {
    return [];
  }
  return cssNamedColors
    .filter(({ bytes }) => bytes.every((byte, index) => Math.abs(byte - (steps[index] ?? Number.NaN)) < tolerance))
    .map(({ name }) => name);
}
