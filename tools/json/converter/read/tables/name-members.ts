import { quoted, type WarningCollector } from '../../conversion-warnings.ts';

/**
 * Gives the members that the columns of a table become a name each: a repeated one gets a number, as in the CSV parser,
 * an empty one is named by its place. Each change is a warning.
 * @example nameMembers(['a', 'a', ''], warnings) // ['a', 'a_1', 'Column 3']
 */
export function nameMembers(header: readonly string[], warnings: Pick<WarningCollector, 'add'>): readonly string[] {
  const used = new Set(header);
  const given = new Set<string>();
  /** The number that the next column of the same name gets. */
  const numbers = new Map<string, number>();
  return header.map((name, index) => {
    if (name !== '' && !given.has(name)) {
      given.add(name);
      return name;
    }
    const place = `Column ${index + 1}`;
    const start = name === '' ? place : name;
    let number = numbers.get(name) ?? 1;
    let unique = name === '' ? place : `${name}_${number}`;
    while (used.has(unique)) {
      number += 1;
      unique = `${start}_${number}`;
    }
    numbers.set(name, number);
    used.add(unique);
    const reason = name === '' ? `${place} has no name` : `${place} has the name of another, ${quoted(name)}`;
    warnings.add('key', `${reason}, and is called ${quoted(unique)}.`);
    return unique;
  });
}
