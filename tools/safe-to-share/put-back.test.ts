import { expect, it } from 'vitest';
import { putBack } from './put-back.ts';

const values = new Map([
  ['EMAIL_1', 'ada@example.com'],
  ['EMAIL_11', 'b@example.com'],
  ['PRIVATE_KEY_1', 'a\nb'],
  ['PASSWORD_1', '$&⟨EMAIL_1⟩'],
]);

it.each([
  ['Ask ⟨EMAIL_1⟩.', 'Ask ada@example.com.', 1],
  ['⟨EMAIL_11⟩⟨EMAIL_1⟩', 'b@example.comada@example.com', 2],
  ['⟨PRIVATE_KEY_1⟩', 'a\nb', 1],
  ['⟨PASSWORD_1⟩ is never looked at', '$&⟨EMAIL_1⟩ is never looked at', 1],
  ['<EMAIL_1> 〈EMAIL_1〉 ‹EMAIL_1›', 'ada@example.com ada@example.com ada@example.com', 3],
  ['&lt;EMAIL_1&gt; &lang;EMAIL_1&rang;', 'ada@example.com ada@example.com', 2],
  [String.raw`{"a":"\u27e8EMAIL_1\u27e9"}`, '{"a":"ada@example.com"}', 1],
  ['?m=%E2%9F%A8EMAIL_1%E2%9F%A9', '?m=ada@example.com', 1],
  ['The EMAIL_1 of `EMAIL_11`', 'The ada@example.com of `b@example.com`', 2],
  ['⟨email_1⟩', 'ada@example.com', 1],
  ['MY_EMAIL_1 EMAIL_1a EMAIL_12', 'MY_EMAIL_1 EMAIL_1a EMAIL_12', 0],
  ['', '', 0],
])('puts back %s', (answer, text, count) => {
  expect(putBack(answer, values)).toEqual({ text, count, unknown: [] });
});

it('says for what nothing is known, each once', () => {
  expect(putBack('⟨EMAIL_9⟩ ⟨IP_2⟩ ⟨EMAIL_9⟩', values)).toEqual({
    text: '⟨EMAIL_9⟩ ⟨IP_2⟩ ⟨EMAIL_9⟩',
    count: 0,
    unknown: ['EMAIL_9', 'IP_2'],
  });
});
