import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** A typical job of a tool. */
export interface Job {
  readonly path: string;
  /** What follows the tool's name in the title of the test. */
  readonly does: string;
  readonly run: (page: Page) => Promise<void>;
}

/** What a file in `jobs` exports. */
export interface JobModule {
  readonly job: Job;
}

export const box = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' });

export const shows = (page: Page, text: string | RegExp) => expect(page.getByRole('main')).toContainText(text);
