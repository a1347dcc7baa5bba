import { inferenceFlagNames, inferenceFlags } from 'quicktype-core/dist/esm/Inference.js';
import type { OptionDefinition } from 'quicktype-core/dist/esm/RendererOptions/index.js';
import { capitalize } from '#shared/formats/words/capitalize.ts';
import type { OptionField } from '../option-fields.ts';
import type { TypeTargetId } from '../targets.ts';
import { loadTargetLanguage } from './load-target-language.ts';

/** The options of quicktype itself, under its own names, which apply to every language. */
const commonOptions: readonly OptionField[] = [
  ...inferenceFlagNames
    // The data never contains references.
    .filter((name) => name !== 'ignoreJsonRefs')
    .map((name) => flag(name, inferenceFlags[name].description, true)),
  flag('allPropertiesOptional', 'Make all properties optional', false),
  flag('alphabetizeProperties', 'Put properties in alphabetical order', false),
];

/** The names of the options for quicktype itself rather than for the renderer of a language. */
export const commonOptionNames: ReadonlySet<string> = new Set(commonOptions.map(({ name }) => name));

function flag(name: string, label: string, defaultValue: boolean): OptionField {
  return { name, label, kind: 'flag', isPrimary: false, defaultValue };
}

/** @returns the options of a language as quicktype defines them, followed by the common ones */
export async function describeOptions(id: TypeTargetId): Promise<readonly OptionField[]> {
  const language = await loadTargetLanguage(id);
  const own = language.optionDefinitions.filter(({ kind }) => kind !== 'cli').map(describe);
  return [...own, ...commonOptions].map((field) => withOurDefault(id, field));
}

/**
 * Defaults that differ from quicktype's, because most users want only the types; runtime checks are one switch away.
 * Without these checks nothing turns the text of a date into a `Date`, so its type is that of a text.
 */
export const ourDefaults: Partial<Record<TypeTargetId, Readonly<Record<string, boolean>>>> = {
  typescript: { 'just-types': true, inferDateTimes: false },
  flow: { 'just-types': true, inferDateTimes: false },
};

function withOurDefault(id: TypeTargetId, field: OptionField): OptionField {
  const defaultValue = ourDefaults[id]?.[field.name];
  return field.kind === 'flag' && defaultValue !== undefined ? { ...field, defaultValue } : field;
}

function describe({ name, description, optionType, defaultValue, values, kind }: OptionDefinition): OptionField {
  const base = { name, label: sentence(description), isPrimary: kind !== 'secondary' };
  switch (optionType) {
    case 'boolean':
      return { ...base, kind: 'flag', defaultValue: defaultValue === true };
    case 'enum':
      return {
        ...base,
        kind: 'choice',
        defaultValue: String(defaultValue),
        choices: Object.keys(values ?? {}).map((value) => ({ value, label: value })),
      };
    default:
      return { ...base, kind: 'text', defaultValue: String(defaultValue ?? '') };
  }
}

/** Some of quicktype's descriptions start with a lower-case letter or have doubled spaces. */
function sentence(description: string): string {
  return capitalize(description.replaceAll(/\s+/gu, ' ').trim());
}
