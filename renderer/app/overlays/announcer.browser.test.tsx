import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { pageTools } from '#tests/support/catalogue/examples.ts';
import { Announcer } from './announcer.tsx';

const [tool] = pageTools;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const said = () => [...document.querySelectorAll('[role="status"]')].map((region) => region.textContent);

/** A field that shows its own text as its error, next to an optional note with another error. */
function Field({ note }: { readonly note?: string }) {
  const [text, setText] = useState('');
  return (
    <MemoryRouter initialEntries={['/Home']}>
      <Announcer />
      <Link to={tool.route}>Elsewhere</Link>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      {text !== '' && <FieldError>{text}</FieldError>}
      {note !== undefined && (
        <ErrorNote error={{ code: 'wrong', message: note, position: { line: 2, column: 3, offset: 9 } }} />
      )}
    </MemoryRouter>
  );
}

/** Types like the keyboard, but without real delays. */
async function type(text: string): Promise<void> {
  await page.getByLabelText('Text').fill(text);
}

it('says what is wrong once typing pauses, and shows it at once', async () => {
  await render(<Field />);
  for (const text of ['J', 'Jo', 'Joe']) {
    await type(text);
    await expect.element(page.getByRole('note')).toHaveTextContent(text);
    vi.advanceTimersByTime(900);
    expect(said()).toEqual(['', '']);
  }
  vi.advanceTimersByTime(100);
  await expect.poll(said).toEqual(['', 'Joe']);
});

it('waits for the keys also while the text of the error stays the same', async () => {
  await render(<Field note="Expected a value." />);
  for (let press = 0; press < 5; press += 1) {
    vi.advanceTimersByTime(900);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  }
  expect(said()).toEqual(['', '']);
  vi.advanceTimersByTime(1000);
  await expect.poll(said).toEqual(['', 'Line 2, column 3: Expected a value.']);
});

it('says only what is new, and again what came back', async () => {
  const { rerender } = await render(<Field note="Expected a value." />);
  vi.advanceTimersByTime(1000);
  await expect.poll(said).toEqual(['', 'Line 2, column 3: Expected a value.']);
  await type('Too long');
  vi.advanceTimersByTime(1000);
  await expect.poll(said).toEqual(['', 'Too long']);
  await type('');
  await rerender(<Field />);
  vi.advanceTimersByTime(1000);
  await expect.poll(said).toEqual(['', '']);
  await type('Too long');
  vi.advanceTimersByTime(1000);
  await expect.poll(said).toEqual(['', 'Too long']);
});

it('says once what stands in two places', async () => {
  await render(<Field note="Expected a value." />);
  await type('Line 2, column 3: Expected a value.');
  vi.advanceTimersByTime(1000);
  await expect.poll(said).toEqual(['', 'Line 2, column 3: Expected a value.']);
});

it('names the screen that was gone to, and not that of a page that was just loaded', async () => {
  await render(<Field />);
  vi.advanceTimersByTime(5000);
  expect(said()).toEqual(['', '']);
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(250);
  await expect.poll(said).toEqual([tool.heading, '']);
});

it('is heard over a dialog', async () => {
  await render(
    <MemoryRouter>
      <Announcer />
      <Dialog open aria-label="Question">
        <FieldError>Too long</FieldError>
      </Dialog>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  vi.advanceTimersByTime(1000);
  await expect.element(page.getByRole('status').filter({ hasText: 'Too long' })).toBeInTheDocument();
});
