import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
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

function Send({ onSent }: { readonly onSent: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <button type="button" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Send
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem
          onClick={() => {
            close();
            onSent();
          }}
        >
          Hash
        </MenuItem>
      </Menu>
    </>
  );
}

function Folded() {
  const [done, setDone] = useState<readonly string[]>([]);
  const does = (what: string) => () => setDone([...done, what]);
  return (
    <div style={{ width: 300, height: 200 }}>
      <Pane
        title="Result"
        options={
          <>
            <button type="button" onClick={does('sorted')} style={{ width: 300 }}>
              Sort
            </button>
            <Box role="group" aria-label="Matches">
              <button type="button" onClick={does('moved')}>
                Next match
              </button>
            </Box>
            <Send onSent={does('sent')} />
          </>
        }
      >
        {done.join(', ')}
      </Pane>
    </div>
  );
}

test('a command behind “…” closes it and leaves the focus there, also one in a menu, but not one of a group', async () => {
  await page.viewport(1000, 600);
  await render(<Folded />);
  const more = button('More of Result');
  const dialog = page.getByRole('dialog', { name: 'More of Result' });
  await more.click();
  await dialog.getByRole('button', { name: 'Sort' }).click();
  await expect.element(page.getByText('sorted')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();

  await more.click();
  await dialog.getByRole('button', { name: 'Next match' }).click();
  await expect.element(page.getByText('sorted, moved')).toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('menuitem', { name: 'Hash' }).click();
  await expect.element(page.getByText('sorted, moved, sent')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});
