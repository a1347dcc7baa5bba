import type { DataTargetId } from './targets.ts';

/** One option of a target, as a form shows it. */
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
  /** The others come after them, folded. */
  readonly isPrimary: boolean;
}

/** What was chosen, by the names of the options; those left out have their defaults. */
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

/** The options of the targets that are data. */
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
};

/** What was chosen and can be: what was kept may be of another version of a language's options, or damaged. */
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

/** The value of an option that has choices: what was chosen if it is one of them, else the default. */
export function chosen<Value extends string>(
  choices: OptionChoices,
  name: string,
  values: readonly [Value, ...Value[]],
): Value {
  return values.find((value) => value === choices[name]) ?? values[0];
}
