import * as v from 'valibot';
import { expect, it } from 'vitest';
import { describeIssues } from './describe-issues.ts';
import { messages } from './messages.ts';

it('names the failed checks and tells nothing of the content', () => {
  const payload = { suggestedName: '../secret', content: 42, filter: { name: '', extensions: [] }, 'my secret': 1 };
  const checked = v.safeParse(messages.saveFile.payload, payload);
  const text = describeIssues(checked.issues ?? []);
  expect(text).toMatch(/^[a-z_]+(, [a-z_]+)*$/);
  expect(text).toContain('regex');
  expect(text).not.toContain('secret');
});
