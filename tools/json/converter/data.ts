/** A number by the digits it was written with, so that none of them is lost. */
export class NumberText {
  /** By RFC 8259: `12345678901234567890`, `1.0`, `1e400`; else `NaN`, `Infinity` or `-Infinity`. */
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get isFinite(): boolean {
    return !/[aI]/u.test(this.text);
  }

  /** Without a fraction and an exponent. */
  get isWhole(): boolean {
    return /^-?\d+$/u.test(this.text);
  }
}

/** A date, a time, or both, by RFC 3339 as TOML has them: `1979-05-27T07:32:00Z`, `1979-05-27`, `07:32:00`. */
export class DateText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An object: its members in their order. A name that is repeated has the last of its values. */
export type DataObject = ReadonlyMap<string, Data>;

/** What a document says, whatever language it is written in. */
export type Data = null | undefined | boolean | string | NumberText | DateText | readonly Data[] | DataObject;

/** `Array.isArray` for arrays that cannot be changed. */
export function isDataArray(data: Data): data is readonly Data[] {
  return Array.isArray(data);
}

export function isDataObject(data: Data): data is DataObject {
  return data instanceof Map;
}
