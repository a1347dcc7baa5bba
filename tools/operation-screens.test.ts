/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import type { AnyOperation } from './define-operation.ts';
import { describeOperation } from './describe-operation.ts';
import { screens } from './screens.ts';
import { inputsOf, receivingInputOf } from './text-inputs.ts';

const lists = import.meta.glob<readonly AnyOperation[]>('./*/operations.ts', { eager: true, import: 'operations' });

const cases = screens.flatMap((screen) =>
  screen.entry.operation === undefined ? [] : [[screen.path, screen, screen.entry.operation] as const],
);

describe.each(cases)('%s', (_, { entry, folder }, id) => {
  const operation = lists[`./${folder}/operations.ts`]?.find((one) => one.id === id);

  it('is made of an operation of its own tool', () => {
    expect(operation?.id).toBe(id);
  });

  it('has the one input that the operation takes, by which texts come from other tools', () => {
    const { texts, choices } = inputsOf(entry);
    expect(texts).toEqual(operation?.takes === 'nothing' ? [] : [receivingInputOf(entry)?.name]);
    expect(choices).toEqual([]);
    for (const { label } of Object.values(entry.inputs ?? {})) {
      expect(label).toMatch(/^\p{Lu}/u);
    }
  });

  it('has a control for each option', () => {
    const names = operation && describeOperation(operation).options.map(({ name }) => name);
    expect(names).toEqual(Object.keys(operation?.options.entries ?? {}));
  });
});
