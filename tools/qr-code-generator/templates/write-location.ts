import { isBlank } from '#shared/text-checks.ts';

export interface Location {
  /** The latitude, like the longitude, in decimal degrees; north and east are positive. */
  readonly latitude: string;
  readonly longitude: string;
  /** The altitude in metres, which is optional. */
  readonly altitude: string;
}

export type LocationProblems = { readonly [Field in keyof Location]?: string };

const number = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/** @returns the problem with each field; blank fields have none */
export function checkLocation({ latitude, longitude, altitude }: Location): LocationProblems {
  const check = (text: string, most: number, message: string) =>
    isBlank(text) || (number.test(text.trim()) && Math.abs(Number(decimal(text))) <= most) ? undefined : message;
  const problems = {
    latitude: check(latitude, 90, 'Degrees from -90 to 90, such as 48.8584'),
    longitude: check(longitude, 180, 'Degrees from -180 to 180, such as 2.2945'),
    altitude: check(altitude, 100_000, 'Metres, such as 35'),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/**
 * Writes a location as a `geo:` URI (RFC 5870); a decimal comma becomes a point.
 * @returns undefined until both coordinates are valid
 * @example writeLocation({ latitude: '48,8584', longitude: '2.2945', altitude: '' }) // 'geo:48.8584,2.2945'
 */
export function writeLocation(location: Location): string | undefined {
  const { latitude, longitude, altitude } = location;
  if (isBlank(latitude) || isBlank(longitude) || Object.keys(checkLocation(location)).length > 0) {
    return undefined;
  }
  const parts = isBlank(altitude) ? [latitude, longitude] : [latitude, longitude, altitude];
  return `geo:${parts.map(decimal).join(',')}`;
}

/** Formats a number as RFC 5870 requires: `-0.5`, without a plus sign, an exponent or a bare point. */
function decimal(text: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d*)[.,]?(\d*)$/.exec(text.trim()) ?? [];
  const digits = `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`;
  return sign === '-' && /[1-9]/.test(digits) ? `-${digits}` : digits;
}
