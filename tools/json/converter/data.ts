/** A number kept as the digits it was written with, so that none is lost. */
export class NumberText {
  /** Follows RFC 8259: `12345678901234567890`, `1.0`, `1e400`; otherwise `NaN`, `Infinity` or `-Infinity`. */
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get isFinite(): boolean {
    return !/[aI]/u.test(this.text);
  }

  /** Whether the number is written without a fraction or an exponent. */
  get isWhole(): boolean {
    return /^-?\d+$/u.test(this.text);
  }
}

/** A date, a time, or both, as in RFC 3339 and TOML: `1979-05-27T07:32:00Z`, `1979-05-27`, `07:32:00`. */
export class DateText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An object with its members in order. For a repeated name, the last value wins. */
export type DataObject = ReadonlyMap<string, Data>;

/** The content of a document, independent of its language. */
export type Data = null | undefined | boolean | string | NumberText | DateText | readonly Data[] | DataObject;

/** `Array.isArray` for readonly arrays. */
export function isDataArray(data: Data): data is readonly Data[] {
  return Array.isArray(data);
}

/** Whether a value is an object; the classes for numbers and dates are scalars. */
export function isDataObject(data: Data): data is DataObject {
  return data instanceof Map;
}
