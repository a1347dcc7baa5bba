import * as v from 'valibot';
import { moreOf } from '#shared/formats/words/more-of.ts';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { defineOperation, type MediaType } from '#tools/define-operation.ts';
import { placeNote, withNotes } from '#tools/place-note.ts';
import type { ConversionWarnings } from '../converter/conversion-warnings.ts';
import type { OptionChoices, OptionField } from '../converter/option-fields.ts';
import { sources, type TargetId, targets } from '../converter/targets.ts';

export const convert = defineOperation({
  id: 'json.convert',
  title: 'Convert JSON, YAML, TOML or a table',
  takes: 'text',
  accepts: [
    'application/json',
    'application/yaml',
    'application/toml',
    'text/javascript',
    'text/markdown',
    'application/sql',
    'text/plain',
  ],
  produces: ['text/plain', 'application/json', 'application/yaml', 'application/toml', 'text/javascript', 'text/csv'],
  options: v.object({
    source: v.optional(v.pipe(v.picklist(sources.map(({ value }) => value)), v.title('Source')), 'json'),
    target: v.optional(
      v.pipe(
        v.picklist(targets.map(({ id }) => id)),
        v.title('Target'),
        v.description('A format for the same data, or a language in which to declare its types.'),
      ),
      'csharp',
    ),
    rootName: v.optional(
      v.pipe(v.string(), v.title('Root class name'), v.description('Not used for JSON, YAML, TOML and CSV.')),
      'RootClass',
    ),
    choices: v.optional(
      v.pipe(
        v.record(v.string(), v.union([v.string(), v.boolean()])),
        v.title('Options of the target'),
        v.description('An object of options by name. Any that are left out keep their defaults.'),
      ),
      {},
    ),
  }),
  example: { input: '{"a": [1, true]}', options: { target: 'yaml' }, output: 'a:\n  - 1\n  - true\n' },
  async run(text, { source, target, rootName, choices }) {
    const { tasks } = await import('../converter/tasks.ts');
    const fields = await tasks.describe(target);
    const checked = fields.ok ? checkChoices(fields.value, choices) : fields;
    if (!checked.ok) {
      return checked;
    }
    const converted = await tasks.convert({ text, source, target, rootName, options: choices });
    if (!converted.ok) {
      return converted;
    }
    const { allFiles, resultFile } = await import('../converter/result-file.ts');
    const file = resultFile(converted.value, allFiles, rootName);
    return ok({
      data: file.text,
      mediaType: mediaTypes[target] ?? 'text/plain',
      fileName: file.name,
      ...withNotes(notesOf(converted.value.warnings)),
    });
  },
});

const mediaTypes: Readonly<Partial<Record<TargetId, MediaType>>> = {
  json: 'application/json',
  jsObject: 'text/javascript',
  yaml: 'application/yaml',
  toml: 'application/toml',
  csv: 'text/csv',
  schema: 'application/json',
};

/** Scripts can request choices that a screen cannot offer; invalid ones must not silently fall back to the default. */
function checkChoices(fields: readonly OptionField[], choices: OptionChoices): Result<OptionChoices, ToolError> {
  const refuse = (message: string) => fail({ code: 'bad-option', message });
  for (const [name, value] of Object.entries(choices)) {
    const field = fields.find((candidate) => candidate.name === name);
    if (field === undefined) {
      const names = fields.length === 0 ? 'It has none.' : `It has ${fields.map((one) => one.name).join(', ')}.`;
      return refuse(`The target has no option “${name}”. ${names}`);
    }
    if (field.kind === 'flag' && typeof value !== 'boolean') {
      return refuse(`choices.${name} must be true or false.`);
    }
    if (field.kind === 'text' && typeof value !== 'string') {
      return refuse(`choices.${name} must be a string.`);
    }
    if (field.kind === 'choice' && !field.choices.some((choice) => choice.value === value)) {
      return refuse(`choices.${name} must be one of ${field.choices.map((choice) => choice.value).join(', ')}.`);
    }
  }
  return ok(choices);
}

function notesOf({ listed, unlisted }: ConversionWarnings): string[] {
  return [
    ...listed.map(({ text, path, position }) => {
      const message = path === undefined ? text : `${path}: ${text}`;
      return placeNote({ message, ...(position && { position }) });
    }),
    ...(unlisted === 0 ? [] : [moreOf(unlisted, 'warning')]),
  ];
}
