import { describe, expect, it } from 'vitest';
import { findModels } from './find-models.ts';

const file = (path: string, text: string) => ({ path, content: new Blob([text]) });
const obj = 'v 0 0 0\n';

describe('findModels', () => {
  it('finds the model among its companions', async () => {
    const found = await findModels([file('a/t.png', '\x89PNG'), file('a/b.obj', obj), file('a/b.mtl', 'newmtl a')]);
    expect(found).toEqual({ ok: true, value: [{ path: 'a/b.obj', format: 'obj' }] });
  });

  it('puts outer models first and leaves clutter out', async () => {
    const found = await findModels([
      file('x/y/c.obj', obj),
      file('__MACOSX/._b.obj', obj),
      file('b.obj', obj),
      file('x/.h.obj', obj),
    ]);
    expect(found.ok && found.value.map(({ path }) => path)).toEqual(['b.obj', 'x/y/c.obj']);
  });

  it('looks into files with the name of a companion if there is nothing else', async () => {
    const found = await findModels([file('model.bin', 'glTF\x02\0\0\0')]);
    expect(found).toEqual({ ok: true, value: [{ path: 'model.bin', format: 'glb' }] });
  });

  it.each([
    ['one', [file('a.png', 'GIF89a')], '“a.png” is not a 3D model that can be shown: it is a GIF image.'],
    ['several', [file('a.json', '{}'), file('b.json', '{}')], /^None of the 2 files is a 3D model\. “a\.json” is no/],
    ['none', [], 'There is no file in what was dropped.'],
  ])('says why %s is not a model', async (_, files, message) => {
    const found = await findModels(files);
    expect(found.ok ? '' : found.error.message).toMatch(message);
  });
});
