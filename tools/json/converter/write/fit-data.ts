import { shortNumber, type WarningCollector } from '../conversion-warnings.ts';
import { type Data, DateText, isDataArray, isDataObject, NumberText } from '../data.ts';
import { isChangedByDouble } from '../number-text.ts';

/** The values that a language can represent. */
export interface Abilities {
  /** The name of the language in warnings: `JSON`. */
  readonly name: string;
  readonly hasUndefined: boolean;
  /** Whether it has NaN and the infinities. */
  readonly hasNonFinite: boolean;
  readonly hasDates: boolean;
  /** Whether all of its numbers are doubles. */
  readonly hasDoublesOnly: boolean;
}

/**
 * Replaces values that a language cannot represent, as JSON.stringify does, with a warning for each: undefined is left
 * out of objects and becomes null elsewhere, NaN and the infinities become null, dates become text. A number that the
 * language would read as a different one only causes a warning.
 * @returns the same data if nothing has to change
 * @example fitData([undefined], abilitiesOfJson, warnings) // [null]
 */
export function fitData(data: Data, abilities: Abilities, warnings: WarningCollector): Data {
  const { name, hasUndefined, hasNonFinite, hasDates, hasDoublesOnly } = abilities;
  const path: (string | number)[] = [];

  const adjust = (value: Data): Data => {
    if (value === undefined && !hasUndefined) {
      warnings.add('replaced', `undefined became null: ${name} has no undefined.`, { path });
      return null;
    }
    if (value instanceof NumberText) {
      return fitNumber(value);
    }
    if (value instanceof DateText && !hasDates) {
      warnings.add('replaced', `The date ${value.text} became text: ${name} has no dates.`, { path });
      return value.text;
    }
    if (isDataArray(value)) {
      return fitArray(value);
    }
    return isDataObject(value) ? fitObject(value) : value;
  };

  const fitNumber = (value: NumberText): Data => {
    if (!value.isFinite) {
      if (hasNonFinite) {
        return value;
      }
      warnings.add('replaced', `${value.text} became null: ${name} has no ${value.text}.`, { path });
      return null;
    }
    if (hasDoublesOnly && isChangedByDouble(value.text)) {
      const read = String(Number(value.text));
      warnings.add('number', `${shortNumber(value.text)} keeps its digits, but ${name} reads it as ${read}.`, { path });
    }
    return value;
  };

  const fitArray = (value: readonly Data[]): Data => {
    let fitted: Data[] | undefined;
    value.forEach((element, index) => {
      path.push(index);
      const replacement = adjust(element);
      path.pop();
      if (replacement !== element) {
        fitted ??= [...value];
        fitted[index] = replacement;
      }
    });
    return fitted ?? value;
  };

  const fitObject = (value: ReadonlyMap<string, Data>): Data => {
    let fitted: Map<string, Data> | undefined;
    for (const [key, member] of value) {
      path.push(key);
      if (member === undefined && !hasUndefined) {
        warnings.add('leftOut', `This property is undefined and was left out: ${name} has no undefined.`, { path });
        fitted ??= new Map(value);
        fitted.delete(key);
      } else {
        const replacement = adjust(member);
        if (replacement !== member) {
          fitted ??= new Map(value);
          fitted.set(key, replacement);
        }
      }
      path.pop();
    }
    return fitted ?? value;
  };

  return adjust(data);
}
