import { expect, it } from 'vitest';
import { type MaskRequest, tasks } from './tasks.ts';

const context = { reportProgress: () => undefined };
const mask = (source: MaskRequest['source'], request: Partial<MaskRequest> = {}) =>
  tasks.mask({ source, without: [], left: [], ...request }, context);

async function maskWell(source: MaskRequest['source'], request: Partial<MaskRequest> = {}) {
  const masked = await mask(source, request);
  if (!masked.ok) {
    throw new Error(masked.error.message);
  }
  return masked.value;
}

it('masks a text, and puts back what it was', async () => {
  const { text, meanings, summary } = await maskWell('a@example.com 10.1.2.3 a@example.com');
  expect(text).toBe('⟨EMAIL_1⟩ ⟨IP_1⟩ ⟨EMAIL_1⟩');
  expect(summary).toEqual({ valueCount: 2, maskedCount: 2, placeCount: 3, kindCount: 2 });
  expect(await tasks.putBack({ answer: 'Dear ⟨EMAIL_1⟩', meanings })).toEqual({
    ok: true,
    value: { text: 'Dear a@example.com', count: 1, unknown: [] },
  });
});

it('counts what is left as it is, and knows what it means all the same', async () => {
  const { text, meanings, summary } = await maskWell('a@example.com 10.1.2.3', { left: ['10.1.2.3'] });
  expect(text).toBe('⟨EMAIL_1⟩ 10.1.2.3');
  expect(summary).toEqual({ valueCount: 2, maskedCount: 1, placeCount: 1, kindCount: 2 });
  expect(await tasks.putBack({ answer: '⟨IP_1⟩', meanings })).toMatchObject({ value: { text: '10.1.2.3' } });
});

it('lists a thousand values at most, and puts back all of them', async () => {
  const source = Array.from({ length: 3000 }, (_, index) => `user${index}@example.com`).join('\n');
  const { text, listed, meanings, summary } = await maskWell(source);
  expect(listed).toHaveLength(1000);
  expect(summary.valueCount).toBe(3000);
  expect(await tasks.putBack({ answer: text, meanings })).toMatchObject({ value: { text: source, count: 3000 } });
});

it('gives the bytes of a file', async () => {
  const { bytes } = await maskWell(new File(['x a@example.com\r\n'], 'a.log'));
  expect(new TextDecoder().decode(bytes)).toBe('x ⟨EMAIL_1⟩\r\n');
});

it('says what is wrong with a file that is too large or is gone', async () => {
  const file = new File([], 'a.log');
  Object.defineProperty(file, 'size', { value: 200_000_000 });
  expect(await mask(file)).toEqual({
    ok: false,
    error: { code: 'too-large', message: 'This file is 200 MB; the limit is 100 MB.' },
  });
  const gone = new File(['x'], 'a.log');
  gone.arrayBuffer = () => Promise.reject(new DOMException('It was moved.', 'NotFoundError'));
  expect(await mask(gone)).toEqual({
    ok: false,
    error: {
      code: 'unreadable',
      message: '“a.log” cannot be read. It may have changed or gone: choose it again.',
    },
  });
});
