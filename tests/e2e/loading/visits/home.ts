import type { Page } from '@playwright/test';
import type { ListVisits } from '../visit.ts';

const typeInBox = (page: Page) => page.getByRole('combobox', { name: 'Paste anything' }).fill('0xff');

export const listVisits: ListVisits = ({ plain }) => [
  {
    ...plain('/Home', 'after-home'),
    act: typeInBox,
    says: /The recogniser could not be loaded.*The change log could not be loaded/s,
  },
  { ...plain('/Home', 'recognition-worker worker'), act: typeInBox },
];
