import { expect, test } from 'vitest';
import { isTypeTarget, type TypeTargetId, targets } from '../targets.ts';
import { describeOptions } from './describe-options.ts';
import { loadTargetLanguage } from './load-target-language.ts';

const typeTargets = targets.map(({ id }) => id).filter((id): id is TypeTargetId => isTypeTarget(id));

test.each(typeTargets)('%s has every option that quicktype defines for it, with its default', async (target) => {
  const fields = await describeOptions(target);
  const names = fields.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, optionType, defaultValue, values } of (await loadTargetLanguage(target)).optionDefinitions) {
    const field = fields.find((candidate) => candidate.name === name);
    expect(field?.kind).toBe({ boolean: 'flag', enum: 'choice', string: 'text' }[optionType]);
    const isPlain = name === 'just-types' && (target === 'typescript' || target === 'flow');
    expect(field?.defaultValue).toBe(isPlain ? true : defaultValue);
    if (field?.kind === 'choice') {
      expect(field.choices.map(({ value }) => value)).toEqual(Object.keys(values ?? {}));
      expect(Object.keys(values ?? {})).toContain(field.defaultValue);
    }
  }
});

test('labels are sentences, and the common options come last', async () => {
  const fields = await describeOptions('csharp');
  expect(fields[0]).toEqual({
    name: 'framework',
    label: 'Serialization framework',
    kind: 'choice',
    isPrimary: true,
    defaultValue: 'SystemTextJson',
    choices: [
      { value: 'NewtonSoft', label: 'NewtonSoft' },
      { value: 'SystemTextJson', label: 'SystemTextJson' },
    ],
  });
  expect(fields.at(-1)).toEqual({
    name: 'alphabetizeProperties',
    label: 'Put properties in alphabetical order',
    kind: 'flag',
    isPrimary: false,
    defaultValue: false,
  });
});
