import type { ReactNode } from 'react';
import type { ScreenId } from '#tools/screens.ts';
import type { Searchable } from '#tools/search-screens.ts';

/** The headings of the palette. If two groups match equally well, the earlier one is shown first. */
export const groupTitles = [
  'What it can be',
  'Tools',
  'On this screen',
  'Preferences',
  'Snippets',
  'Recent inputs',
] as const;

export type GroupTitle = (typeof groupTitles)[number];

/** An entry of the palette. */
export interface Choice extends Searchable {
  /** The id is unique, and valid as part of a DOM id. */
  readonly id: string;
  /** The icon of a tool; entries without one show a marker. */
  readonly icon?: string;
  /** A preview, at the end of the entry. */
  readonly look?: ReactNode;
  readonly keys?: string | undefined;
  /** The id under which uses are counted; an entry without one is not counted. */
  readonly useId?: string | undefined;
  /** The screen that it opens, whose code is loaded as soon as the entry is selected. */
  readonly screenId?: ScreenId;
  readonly run: () => void;
  /** The action of Ctrl+Enter, if there is anything to copy. */
  readonly copy?: () => void;
}

export interface Group {
  readonly title: GroupTitle;
  readonly choices: readonly Choice[];
}
