import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { clearKeptValues } from '#renderer/state/kept/clear-kept-values.test-support.ts';
import { ThisScreen } from '#renderer/state/screens/this-screen.ts';
import { screenIds } from '#tests/support/catalogue/examples.ts';
import type { ScreenId } from '#tools/screens.ts';
import { DraggablePanes } from './draggable-panes.tsx';
import { useTellRows } from './tell-rows.ts';

const [first, second, third] = screenIds;

const divider = page.getByRole('separator', { name: 'Resize the panes' });
const boxOf = (testId: string) => page.getByTestId(testId).element().getBoundingClientRect();

function Panes({ screenId }: { screenId: ScreenId }) {
  return (
    <ThisScreen value={screenId}>
      <div style={{ height: 500, display: 'flex', flexDirection: 'column' }}>
        <DraggablePanes
          first={
            <div data-testid="first" style={{ height: '100%' }}>
              <textarea aria-label="Input" />
            </div>
          }
          second={<div data-testid="second" style={{ height: 2000 }} />}
        />
      </div>
    </ThisScreen>
  );
}

const show = (screenId: ScreenId = first) => render(<Panes screenId={screenId} />);
const focusDivider = () => (divider.element() as HTMLElement).focus();
/** The first pane's share of both widths, in percent. */
const share = () => Math.round((100 * boxOf('first').width) / (boxOf('first').width + boxOf('second').width));

beforeEach(async () => {
  clearKeptValues();
  await page.viewport(1200, 600);
});

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

/** Drags the divider by pixels to the right, and lets go. */
async function drag(pixels: number): Promise<void> {
  const { left, top, width, height } = divider.element().getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 3];
  const events = (type: string, clientX: number) =>
    divider
      .element()
      .dispatchEvent(new PointerEvent(type, { clientX, clientY: y, pointerId: 1, isPrimary: true, bubbles: true }));
  events('pointerdown', x);
  events('pointermove', x + pixels);
  await expect.poll(() => divider.element().getBoundingClientRect().left).not.toBe(left);
  events('pointerup', x + pixels);
  events('lostpointercapture', x + pixels);
}

test('follows the pointer, and keeps where it was let go', async () => {
  const { unmount } = await show();
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  const before = divider.element().getBoundingClientRect().left;
  await drag(200);
  expect(divider.element().getBoundingClientRect().left).toBeCloseTo(before + 200, 0);
  expect(divider.element().getAttribute('aria-valuenow')).toBe('67');
  await unmount();
  await show();
  await expect.poll(share).toBe(67);
});

test('a pane is not dragged below its least size, but to the edge it is hidden', async () => {
  await show();
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  await drag(-420);
  await expect.poll(() => Math.round(boxOf('first').width)).toBe(240);
  await drag(-230);
  await expect.poll(() => shows('first')).toBe(false);
  await drag(300);
  await expect.poll(() => Math.round(boxOf('first').width)).toBe(300);
  expect(shows('first')).toBe(true);
});

test('a pointer that the browser takes away leaves the division as it was', async () => {
  await show();
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  const element = divider.element();
  const { left } = element.getBoundingClientRect();
  const at = (clientX: number) => ({ clientX, pointerId: 1, isPrimary: true, bubbles: true });
  element.dispatchEvent(new PointerEvent('pointerdown', at(left)));
  element.dispatchEvent(new PointerEvent('pointermove', at(left + 100)));
  await expect.poll(share).toBe(58);
  element.dispatchEvent(new PointerEvent('lostpointercapture', at(left + 100)));
  await expect.poll(share).toBe(50);
  expect(localStorage.getItem('choices:PaneShares')).toBeNull();
});

test('keeps how a screen is divided, each by itself', async () => {
  const { rerender, unmount } = await show();
  focusDivider();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.poll(share).toBe(30);
  await rerender(<Panes screenId={second} key="B" />);
  await expect.poll(share).toBe(50);
  await rerender(<Panes screenId={first} key="A" />);
  await expect.poll(share).toBe(30);
  await unmount();
  expect(localStorage.getItem('choices:PaneShares')).toContain(`"${first}":{"beside":30}`);
});

test('keeps the width of panes side by side apart from their height one below the other', async () => {
  await show();
  focusDivider();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(share).toBe(60);
  await page.viewport(600, 600);
  await expect.poll(() => Math.round(boxOf('first').height)).toBe(228);
  await page.viewport(1200, 600);
  await expect.poll(share).toBe(60);
});

test('one below the other, the first grows with the text in it as long as the second stays in sight', async () => {
  function Input({ text }: { text: string }) {
    useTellRows(text);
    return <div data-testid="first" style={{ height: '100%' }} />;
  }
  const panes = (text: string) => (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DraggablePanes first={<Input text={text} />} second={<div>Result</div>} />
    </div>
  );
  await page.viewport(600, 600);
  const { rerender } = await render(panes('one'));
  const height = () => Math.round(boxOf('first').height);
  await expect.poll(height).toBe(228);
  await rerender(panes('line\n'.repeat(6)));
  await expect.poll(height).toBe(268);
  await rerender(panes('line\n'.repeat(1000)));
  await expect.poll(height).toBe(428);
  await rerender(panes(''));
  await expect.poll(height).toBe(228);
});

test.each([
  ['a double click', () => divider.dblClick()],
  [
    'Enter',
    async () => {
      focusDivider();
      await userEvent.keyboard('{Enter}');
    },
  ],
])('%s divides them as at first, and leaves nothing kept', async (_name, reset) => {
  await show();
  focusDivider();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(share).toBe(60);
  await reset();
  await expect.poll(share).toBe(50);
  await expect.poll(() => localStorage.getItem('choices:PaneShares')).toBeNull();
});

const button = (name: string) => page.getByRole('button', { name });
/** Whether a pane is visible and can be reached. */
const shows = (testId: string) =>
  boxOf(testId).width > 0 && page.getByTestId(testId).element().closest('[inert]') === null;

test('shows one pane alone, and both again as they were divided', async () => {
  await show();
  focusDivider();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(share).toBe(60);
  await button('Show only the result').click();
  await expect.poll(() => [shows('first'), shows('second')]).toEqual([false, true]);
  expect(boxOf('second').width).toBeGreaterThan(1100);
  expect(button('Show only the result').query()).toBeNull();
  await button('Show both panes').click();
  await expect.poll(share).toBe(60);
  await button('Show only the input').click();
  await expect.poll(() => [shows('first'), shows('second')]).toEqual([true, false]);
  await button('Show both panes').click();
  await expect.poll(share).toBe(60);
});

test('the keyboard goes from a lone pane back to both', async () => {
  await show();
  (button('Show only the result').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => [shows('first'), shows('second')]).toEqual([false, true]);
  await expect.element(button('Show both panes')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => [shows('first'), shows('second')]).toEqual([true, true]);
  await expect.element(button('Show only the input')).toHaveFocus();
});

test('keeps which pane is alone, also one below the other', async () => {
  const { unmount } = await show();
  await button('Show only the result').click();
  await expect.poll(() => shows('first')).toBe(false);
  await unmount();
  await page.viewport(600, 600);
  await show();
  await expect.poll(() => [shows('first'), shows('second')]).toEqual([false, true]);
  await button('Show both panes').click();
  await expect.poll(() => [shows('first'), shows('second')]).toEqual([true, true]);
  expect(localStorage.getItem('choices:PaneShares')).toBeNull();
});

test('a pane whose divider is sent to the edge is alone, and comes back as at first', async () => {
  await show();
  focusDivider();
  await userEvent.keyboard('{Home}');
  await expect.poll(() => shows('first')).toBe(false);
  await userEvent.dblClick(divider);
  await expect.poll(share).toBe(50);
  expect(shows('first')).toBe(true);
});

test('what is damaged falls back alone, and clearing everything is followed at once', async () => {
  const stored = {
    version: 1,
    value: { of: { [first]: { beside: 70 }, [second]: { beside: 'x', below: 30 }, [third]: 7 } },
  };
  localStorage.setItem('choices:PaneShares', JSON.stringify(stored));
  window.dispatchEvent(new StorageEvent('storage', { key: 'choices:PaneShares' }));
  const { rerender } = await show(second);
  await expect.poll(share).toBe(50);
  await rerender(<Panes screenId={third} key="C" />);
  await expect.poll(share).toBe(50);
  await rerender(<Panes screenId={first} key="A" />);
  await expect.poll(share).toBe(70);
  clearKeptValues();
  await expect.poll(share).toBe(50);
});

test('stacks the panes in a narrow window and keeps what they hold', async () => {
  await show();
  await page.getByRole('textbox', { name: 'Input' }).fill('typed');
  await page.viewport(600, 600);
  await expect.poll(() => boxOf('second').top).toBeGreaterThan(boxOf('first').bottom);
  expect(boxOf('first').width).toBe(boxOf('second').width);
  await expect.element(page.getByRole('textbox', { name: 'Input' })).toHaveValue('typed');
});

test('as a page on a phone, each is as high as its content, and turning it leaves the focus where it is', async () => {
  await render(
    <ThisScreen value={first}>
      <div style={{ height: 500, overflow: 'auto', display: 'flex', flexDirection: 'column' }}>
        <DraggablePanes
          isPage
          first={
            <input
              data-testid="first"
              aria-label="Color"
              style={{ display: 'block', boxSizing: 'border-box', height: 900 }}
            />
          }
          second={<div data-testid="second" style={{ height: 700 }} />}
        />
      </div>
    </ThisScreen>,
  );
  const field = page.getByRole('textbox', { name: 'Color' });
  await field.fill('rgb(1 2');
  await page.viewport(360, 740);
  await expect.poll(() => boxOf('second').top - boxOf('first').bottom).toBe(16);
  expect([boxOf('first').height, boxOf('second').height]).toEqual([900, 700]);
  await expect.element(divider).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await page.viewport(1200, 600);
  await expect.poll(() => boxOf('second').left).toBeGreaterThan(boxOf('first').right);
  await expect.element(divider).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('rgb(1 2');
});
