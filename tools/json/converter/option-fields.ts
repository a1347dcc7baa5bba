import type { DataTargetId } from './targets.ts';

/** One option of a target, as shown in a form. */
export type OptionField =
  | (FieldBase & { readonly kind: 'flag'; readonly defaultValue: boolean })
  | (FieldBase & { readonly kind: 'text'; readonly defaultValue: string })
  | (FieldBase & {
      readonly kind: 'choice';
      readonly defaultValue: string;
      readonly choices: readonly { readonly value: string; readonly label: string }[];
    });

interface FieldBase {
  readonly name: string;
  readonly label: string;
  /** Whether the option is always visible; the others follow in a collapsed section. */
  readonly isPrimary: boolean;
}

/** The chosen values by option name; omitted options have their defaults. */
export type OptionChoices = Readonly<Record<string, string | boolean>>;

const indent: OptionField = {
  name: 'indent',
  label: 'Indentation',
  kind: 'choice',
  isPrimary: true,
  defaultValue: '2',
  choices: [
    { value: '2', label: '2 spaces' },
    { value: '4', label: '4 spaces' },
    { value: 'tab', label: 'Tab' },
    { value: 'none', label: 'On one line' },
  ],
};

/** The options of the data targets. */
export const dataOptions: Record<DataTargetId, readonly OptionField[]> = {
  json: [indent],
  jsObject: [
    {
      name: 'statement',
      label: 'Statement',
      kind: 'choice',
      isPrimary: true,
      defaultValue: 'const',
      choices: [
        { value: 'const', label: 'const name = …' },
        { value: 'export-default', label: 'export default …' },
        { value: 'module-exports', label: 'module.exports = …' },
        { value: 'none', label: 'The value only' },
      ],
    },
    {
      name: 'quote',
      label: 'Quotes',
      kind: 'choice',
      isPrimary: true,
      defaultValue: 'single',
      choices: [
        { value: 'single', label: 'Single' },
        { value: 'double', label: 'Double' },
      ],
    },
    indent,
  ],
  yaml: [
    {
      name: 'indent',
      label: 'Indentation',
      kind: 'choice',
      isPrimary: true,
      defaultValue: '2',
      choices: [
        { value: '2', label: '2 spaces' },
        { value: '4', label: '4 spaces' },
      ],
    },
    {
      name: 'quote',
      label: 'Quotes',
      kind: 'choice',
      isPrimary: true,
      defaultValue: 'double',
      choices: [
        { value: 'double', label: 'Double' },
        { value: 'single', label: 'Single' },
      ],
    },
  ],
  toml: [],
  csv: [
    {
      name: 'delimiter',
      label: 'Delimiter',
      kind: 'choice',
      isPrimary: true,
      defaultValue: 'comma',
      choices: [
        { value: 'comma', label: 'Comma' },
        { value: 'semicolon', label: 'Semicolon' },
        { value: 'tab', label: 'Tab' },
      ],
    },
    {
      name: 'nested',
      label: 'Nested objects',
      kind: 'choice',
      isPrimary: true,
      defaultValue: 'columns',
      choices: [
        { value: 'columns', label: 'A column for each member' },
        { value: 'json', label: 'JSON in one cell' },
      ],
    },
  ],
};

/**
 * Keeps only the choices that are valid: stored choices may be damaged or come from another version of a language's
 * options.
 */
export function validChoices(fields: readonly OptionField[], choices: OptionChoices): OptionChoices {
  const isValid = (field: OptionField, value: string | boolean) => {
    switch (field.kind) {
      case 'flag':
        return typeof value === 'boolean';
      case 'text':
        return typeof value === 'string';
      default:
        return field.choices.some((choice) => choice.value === value);
    }
  };
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = choices[field.name];
      return value !== undefined && isValid(field, value) ? [[field.name, value]] : [];
    }),
  );
}

/** Returns the chosen value of an option with choices, or the default if the choice is not one of them. */
export function chosen<Value extends string>(
  choices: OptionChoices,
  name: string,
  values: readonly [Value, ...Value[]],
): Value {
  return values.find((value) => value === choices[name]) ?? values[0];
}
