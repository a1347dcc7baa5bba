import { CompressedJSON, type Value } from 'quicktype-core/dist/esm/input/CompressedJSON.js';
import type { TargetLanguage } from 'quicktype-core/dist/esm/TargetLanguage.js';
import { shortNumber, type WarningCollector } from '../conversion-warnings.ts';
import { type Data, DateText, isDataArray, isDataObject, NumberText } from '../data.ts';
import { isChangedByDouble } from '../number-text.ts';

/**
 * Hands the data to quicktype unchanged. quicktype's own reader calls JSON.parse, which takes `1.0` for an integer,
 * changes large numbers before their size is checked, and puts integer-like keys first
 * (docs/decisions/upstream-reports.md).
 */
export class CompressedData extends CompressedJSON<Data> {
  readonly #language: string;
  readonly #warnings: WarningCollector;
  readonly #path: (string | number)[] = [];

  /** @param options the options of the language, some of which determine the size of its integers */
  constructor(language: TargetLanguage, options: Record<string, unknown>, warnings: WarningCollector) {
    super(language.dateTimeRecognizer, false, language.getSupportedIntegerRange(options));
    this.#language = language.displayName;
    this.#warnings = warnings;
  }

  override async parse(data: Data): Promise<Value> {
    this.#commit(data);
    return this.finish();
  }

  #commit(data: Data): void {
    if (data === null || data === undefined) {
      this.commitNull();
    } else if (typeof data === 'boolean') {
      this.commitBoolean(data);
    } else if (typeof data === 'string') {
      this.commitString(data);
    } else if (data instanceof NumberText) {
      this.#commitNumberText(data);
    } else if (data instanceof DateText) {
      this.commitString(data.text);
    } else if (isDataArray(data)) {
      this.pushArrayContext();
      data.forEach((element, index) => {
        this.#path.push(index);
        this.#commit(element);
        this.#path.pop();
      });
      this.finishArray();
    } else if (isDataObject(data)) {
      this.pushObjectContext();
      for (const [key, member] of data) {
        this.#path.push(key);
        this.setPropertyKey(key);
        this.#commit(member);
        this.#path.pop();
      }
      this.finishObject();
    }
  }

  #commitNumberText(number: NumberText): void {
    const { text } = number;
    const isInteger = number.isWhole && this.integerStringFits(text);
    if (!isInteger && number.isFinite && isChangedByDouble(text)) {
      const shown = shortNumber(text);
      const message = number.isWhole
        ? `${shown} is too long for the integers of ${this.#language}: its type is a floating-point number, which does not keep all of its digits.`
        : `${shown} does not fit in a floating-point number of double precision, which is its type.`;
      this.#warnings.add('number', message, { path: this.#path });
    }
    this.commitNumber(!isInteger);
  }
}
