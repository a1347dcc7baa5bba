import type { ReactNode } from 'react';
import type { ScreenId } from '#tools/screens.ts';
import type { Searchable } from '#tools/search-screens.ts';

/** The headings of the palette. Where two groups fit equally well, the first of them stands above. */
export const groupTitles = [
  'What it can be',
  'Tools',
  'On this screen',
  'Preferences',
  'Snippets',
  'Recent inputs',
] as const;

export type GroupTitle = (typeof groupTitles)[number];

/** A line of the palette. */
export interface Choice extends Searchable {
  /** Unique; letters, digits and what a DOM id may have besides. */
  readonly id: string;
  /** The picture of a tool; what is none has a mark. */
  readonly icon?: string;
  /** What it looks like, at the end of its line. */
  readonly look?: ReactNode;
  readonly keys?: string | undefined;
  /** Under which its use is counted; what has none is not. */
  readonly useId?: string | undefined;
  /** The screen that it leads to, whose code is asked for as soon as it is chosen. */
  readonly screen?: ScreenId;
  readonly run: () => void;
  /** What Ctrl+Enter does, where there is anything to copy. */
  readonly copy?: () => void;
}

export interface Group {
  readonly title: GroupTitle;
  readonly choices: readonly Choice[];
}
