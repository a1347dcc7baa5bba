import * as v from 'valibot';
import { ok } from '#shared/result.ts';
import { defineOperation } from '#tools/define-operation.ts';
import { withNotes } from '#tools/place-note.ts';
import type { Repair } from '../repair/repair-json.ts';

const leading = {
  none: ['The text was valid JSON already.'],
  punctuation: [],
  guess: ['Some repairs are guesses: check the changes.'],
} as const satisfies Record<Repair['kind'], readonly string[]>;

export const repair = defineOperation({
  id: 'json.repair',
  title: 'Repair JSON',
  takes: 'text',
  accepts: ['application/json', 'application/x-ndjson', 'text/javascript', 'text/plain'],
  produces: ['application/json'],
  options: v.object({}),
  example: { input: "{a: 'b', c: [1, 2,]}", output: '{"a": "b", "c": [1, 2]}' },
  async run(text) {
    const { tasks } = await import('../repair/tasks.ts');
    const repaired = tasks.repair(text);
    if (!repaired.ok) {
      return repaired;
    }
    const { json, kind, notes } = repaired.value;
    return ok({
      data: json,
      mediaType: 'application/json',
      fileName: 'repaired.json',
      ...withNotes([...leading[kind], ...notes]),
    });
  },
});
