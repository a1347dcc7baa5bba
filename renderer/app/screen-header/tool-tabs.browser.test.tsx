import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tabbedTools } from '#tests/support/catalogue/examples.ts';
import { findScreen } from '#tools/screens.ts';
import { ToolTabs } from './tool-tabs.tsx';

/** The tabs of a tool in a bar without room for all of them. */
function Bar({ path }: { path: string }) {
  const screen = findScreen(path);
  return (
    <MemoryRouter>
      <div style={{ width: 150 }}>{screen?.tabs && <ToolTabs tool={screen.tabs} current={screen} />}</div>
    </MemoryRouter>
  );
}

const [{ route, tabs }] = tabbedTools;
const first = `${route}/${tabs[0].path}`;
const last = `${route}/${tabs.at(-1)?.path}`;

const bar = () => page.getByRole('navigation').element();

/** How many pixels of the current tab are out of sight. */
function cutOff(): number {
  const outer = bar().getBoundingClientRect();
  const inner = bar().querySelector('[aria-current]')?.getBoundingClientRect();
  return inner === undefined
    ? Number.NaN
    : Math.max(0, outer.left - inner.left) + Math.max(0, inner.right - outer.right);
}

test('a tab that becomes the current one moves into sight, wherever its bar was scrolled to', async () => {
  const { rerender } = await render(<Bar path={first} />);
  expect(bar().scrollWidth).toBeGreaterThan(bar().clientWidth);
  bar().scrollLeft = 5;
  await rerender(<Bar path={last} />);
  await expect.poll(cutOff).toBeLessThan(1);
  await rerender(<Bar path={first} />);
  await expect.poll(cutOff).toBeLessThan(1);
});
