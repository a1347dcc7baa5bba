import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pane } from './pane.tsx';

function Narrowing() {
  const [width, setWidth] = useState(600);
  const [isSorted, setIsSorted] = useState(false);
  return (
    <>
      {[600, 340, 200].map((next) => (
        <button key={next} type="button" onClick={() => setWidth(next)}>
          {next}
        </button>
      ))}
      <div style={{ width, height: 200 }}>
        <Pane
          title="Result"
          options={
            <>
              <button type="button" style={{ width: 120 }}>
                Indent
              </button>
              <button
                type="button"
                style={{ width: 120 }}
                aria-pressed={isSorted}
                onClick={() => setIsSorted(!isSorted)}
              >
                Sort keys
              </button>
            </>
          }
          actions={
            <>
              <IconButton aria-label="Copy">c</IconButton>
              <IconButton aria-label="Save">s</IconButton>
            </>
          }
        >
          content
        </Pane>
      </div>
    </>
  );
}

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('what does not fit is behind “…”, the last option first, and copy and save stay', async () => {
  await page.viewport(1000, 600);
  await render(<Narrowing />);
  const height = button('Copy').element().closest('[data-toolbar-item]')?.parentElement?.offsetHeight;
  await expect.element(button('Sort keys')).toBeVisible();
  expect(button('More of Result').query()).toBeNull();

  await button('340').click();
  await expect.element(button('More of Result')).toBeVisible();
  expect(button('Sort keys').query()).toBeNull();
  await expect.element(button('Indent')).toBeVisible();
  await button('More of Result').click();
  const dialog = page.getByRole('dialog', { name: 'More of Result' });
  await dialog.getByRole('button', { name: 'Sort keys' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Sort keys', pressed: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('More of Result');

  await button('200').click();
  await expect.poll(() => button('Indent').query()).toBeNull();
  await expect.element(button('Save')).toBeVisible();
  expect(button('Save').element().closest('[data-toolbar-item]')?.parentElement?.offsetHeight).toBe(height);

  await button('600').click();
  await expect.element(button(/^Sort keys/)).toBeVisible();
  expect(button('More of Result').query()).toBeNull();
});
