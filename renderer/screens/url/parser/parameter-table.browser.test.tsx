import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppTheme } from '#renderer/app/theme/app-theme.tsx';
import { createStore } from '#renderer/state/store/store.ts';
import { findParameters } from '#tools/url/parser/parameter-list.ts';
import { ParameterTable } from './parameter-table.tsx';

function Table({ width, height = 400 }: { readonly width: number; readonly height?: number }) {
  const [list, setList] = useState(() => findParameters('https://x/?a&b&c&d&e&f&g&h'));
  return (
    <div style={{ width, height, containerType: 'inline-size' }}>
      <ParameterTable
        list={list}
        isReadOnly={false}
        onChange={setList}
        onRemove={() => undefined}
        focusRow={undefined}
        onFocused={() => undefined}
      />
      <p>{list.text}</p>
    </div>
  );
}

const show = (table: React.ReactNode) =>
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <AppTheme>{table}</AppTheme>
      </MemoryRouter>
    </Provider>,
  );

const button = (name: string) => page.getByRole('button', { name });

test('the focus follows a parameter that moves, and turns back at the end of the table', async () => {
  await page.viewport(1000, 700);
  await show(<Table width={800} />);
  (button('Move parameter 3 up').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Move parameter 2 up')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('https://x/?c&a&b&d&e&f&g&h')).toBeVisible();
  await expect.element(button('Move parameter 1 down')).toHaveFocus();
});

test('a parameter that moves out of view is brought back into it', async () => {
  await page.viewport(1000, 700);
  await show(<Table width={800} height={170} />);
  (button('Move parameter 2 down').element() as HTMLElement).focus();
  for (const place of [3, 4, 5]) {
    await userEvent.keyboard('{Enter}');
    await expect.element(button(`Move parameter ${place} down`)).toHaveFocus();
    await expect.element(button(`Move parameter ${place} down`)).toBeInViewport();
  }
});

test('a menu moves parameters in a narrow pane, and the focus follows them there too', async () => {
  await page.viewport(414, 700);
  await show(<Table width={360} />);
  expect(button('Move parameter 1 down').query()).toBeNull();
  await button('Actions for parameter 1').click();
  await expect.element(page.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect.element(page.getByText('https://x/?b&a&c&d&e&f&g&h')).toBeVisible();
  await expect.element(button('Actions for parameter 2')).toHaveFocus();
});
