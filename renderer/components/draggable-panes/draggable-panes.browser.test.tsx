import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DraggablePanes } from './draggable-panes.tsx';

const divider = page.getByRole('separator', { name: 'Resize the panes' });
const boxOf = (testId: string) => page.getByTestId(testId).element().getBoundingClientRect();

function show() {
  return render(
    <div style={{ height: 500, display: 'flex', flexDirection: 'column' }}>
      <DraggablePanes
        first={
          <div data-testid="first" style={{ height: '100%' }}>
            <textarea aria-label="Input" />
          </div>
        }
        second={<div data-testid="second" style={{ height: 2000 }} />}
      />
    </div>,
  );
}

beforeEach(() => page.viewport(1200, 600));

test('puts the panes side by side, both as high as the room', async () => {
  await show();
  await expect.poll(() => boxOf('second').left).toBeGreaterThan(boxOf('first').right);
  expect(boxOf('first').height).toBe(500);
  expect(boxOf('first').width).toBeCloseTo(592, 0);
});

test('scrolls a pane by itself', async () => {
  await show();
  await userEvent.wheel(page.getByTestId('second'), { delta: { y: 300 } });
  await expect.poll(() => boxOf('second').top).toBeLessThan(boxOf('first').top);
});

test('moves the divider with the keyboard', async () => {
  await show();
  const before = boxOf('first').width;
  const name = divider.element();
  expect(name.getAttribute('aria-orientation')).toBe('vertical');
  (name as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(() => boxOf('first').width).toBeLessThan(before - 20);
});

test('stacks the panes in a narrow window and keeps what they hold', async () => {
  await show();
  await page.getByRole('textbox', { name: 'Input' }).fill('typed');
  await page.viewport(600, 600);
  await expect.poll(() => boxOf('second').top).toBeGreaterThan(boxOf('first').bottom);
  expect(boxOf('first').width).toBe(boxOf('second').width);
  await expect.element(page.getByRole('textbox', { name: 'Input' })).toHaveValue('typed');
});
