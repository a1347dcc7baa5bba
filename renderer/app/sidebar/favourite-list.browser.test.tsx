import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { textScreens } from '#tests/support/catalogue/examples.ts';
import { FavouriteList } from './favourite-list.tsx';

const ids = textScreens.map(({ screen }) => screen.id);

test.each([
  [1, null],
  [2, 'Drag it, or press Alt + ↑ or ↓, to move it'],
])('of %d favourites each says how it moves: %s', async (count, how) => {
  await render(
    <MemoryRouter>
      <FavouriteList favourites={ids.slice(0, count)} current={undefined} onNavigate={() => undefined} />
    </MemoryRouter>,
  );
  const links = page.getByRole('link').elements();
  expect(links).toHaveLength(count);
  for (const link of links) {
    expect([link.getAttribute('aria-description'), link.getAttribute('data-hint')]).toEqual([how, how]);
  }
});
