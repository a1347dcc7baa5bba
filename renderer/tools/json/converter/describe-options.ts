import { inferenceFlagNames, inferenceFlags } from 'quicktype-core/dist/esm/Inference.js';
import type { OptionDefinition } from 'quicktype-core/dist/esm/RendererOptions/index.js';
import { loadLanguage } from './load-language.ts';
import type { OptionField } from './option-fields.ts';
import type { TypeTargetId } from './targets.ts';

/** Options of quicktype's own, with its names for them, that every language has. */
const commonOptions: readonly OptionField[] = [
  ...inferenceFlagNames
    // The data are handed over without references.
    .filter((name) => name !== 'ignoreJsonRefs')
    .map((name) => flag(name, inferenceFlags[name].description, true)),
  flag('allPropertiesOptional', 'Make all properties optional', false),
  flag('alphabetizeProperties', 'Put properties in alphabetical order', false),
];

/** The names of the options that go to quicktype itself, not to its renderer of a language. */
export const commonOptionNames: ReadonlySet<string> = new Set(commonOptions.map(({ name }) => name));

function flag(name: string, label: string, defaultValue: boolean): OptionField {
  return { name, label, kind: 'flag', isPrimary: false, defaultValue };
}

/** @returns the options of a language as quicktype defines them, its own last */
export async function describeOptions(id: TypeTargetId): Promise<readonly OptionField[]> {
  const language = await loadLanguage(id);
  return [...language.optionDefinitions.filter(({ kind }) => kind !== 'cli').map(describe), ...commonOptions];
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

/** quicktype's descriptions begin with small letters now and then, and have doubled spaces. */
function sentence(description: string): string {
  const text = description.replaceAll(/\s+/gu, ' ').trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
