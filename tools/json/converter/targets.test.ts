import { all } from 'quicktype-core/dist/esm/language/All.js';
import { describe, expect, test } from 'vitest';
import { findTarget, isTypeTarget, type TypeTargetId, targets } from './targets.ts';
import { loadTargetLanguage } from './types/load-target-language.ts';

const typeTargets = targets.map(({ id }) => id).filter((id): id is TypeTargetId => isTypeTarget(id));

test('every language of quicktype is a target, and nothing else is a language', async () => {
  const loaded = await Promise.all(typeTargets.map(loadTargetLanguage));
  const offered = loaded.map(({ displayName }) => displayName);
  expect(offered.toSorted()).toEqual(all.map(({ displayName }) => displayName).toSorted());
});

test.each(typeTargets)('%s stands for one language of quicktype, by each of its names', async (id) => {
  const { names } = await loadTargetLanguage(id);
  for (const name of names) {
    expect([name, findTarget(name).id]).toEqual([name, id]);
  }
});

describe('findTarget', () => {
  test.each([
    ['csharp', 'csharp'],
    ['cs', 'csharp'],
    ['c++', 'cpp'],
    ['ts', 'typescript'],
    ['jsObject', 'jsObject'],
    ['yaml', 'yaml'],
    ['cobol', 'csharp'],
    ['', 'csharp'],
    ['constructor', 'csharp'],
  ])('takes %j for %s', (name, id) => expect(findTarget(name).id).toBe(id));
});
