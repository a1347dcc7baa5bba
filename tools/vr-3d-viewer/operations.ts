import * as v from 'valibot';
import { settleWithinEngineLimits } from '#shared/engine-limit.ts';
import { cancelled, fail, ok } from '#shared/result.ts';
import { type AnyOperation, defineOperation } from '#tools/define-operation.ts';

const facts = defineOperation({
  id: 'model.facts',
  title: 'Measure a 3D model',
  takes: 'bytes',
  accepts: [
    'model/gltf-binary',
    'model/gltf+json',
    'model/stl',
    'model/obj',
    'application/zip',
    'application/octet-stream',
    'text/plain',
  ],
  produces: ['application/json'],
  options: v.object({
    fileName: v.optional(
      v.pipe(
        v.string(),
        v.title('File name'),
        v.description('Its extension decides if the content does not tell the format.'),
      ),
      'model',
    ),
  }),
  example: {
    input: 'v 0 0 0\nv 2 0 0\nv 0 1 0\nf 1 2 3\n',
    output: '{\n  "format": "Wavefront OBJ",\n  "meshes": 1,\n  "triangles": 1,\n  "vertices": 3,',
  },
  async run(bytes, { fileName }, { signal, reportProgress }) {
    // three is loaded with the first run.
    const { readFacts } = await import('./measure/read-facts.ts');
    // Yields to the event loop, so that messages arrive, including the abort signal.
    const nextSlice = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
    };
    if (signal.aborted) {
      return fail(cancelled);
    }
    try {
      const read = await settleWithinEngineLimits(() =>
        readFacts({ path: fileName, content: new Blob([bytes]) }, { reportProgress }, nextSlice),
      );
      return read.ok
        ? ok({
            data: JSON.stringify(read.value.facts, null, 2),
            mediaType: 'application/json',
            notes: read.value.notes,
          })
        : read;
    } catch (thrown) {
      if (signal.aborted) {
        return fail(cancelled);
      }
      throw thrown;
    }
  },
});

export const operations: readonly AnyOperation[] = [facts];
