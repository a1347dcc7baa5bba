import type { Locator } from '@playwright/test';

/** Finds the headings of a table's columns that end in “…”, since their column is too narrow for them. */
export function findCutHeadings(table: Locator): Promise<string[]> {
  return table
    .getByRole('columnheader')
    .evaluateAll((headings) =>
      headings
        .filter((heading) =>
          [...heading.querySelectorAll('*')].some(
            (part) => getComputedStyle(part).textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth,
          ),
        )
        .map(({ textContent }) => textContent ?? ''),
    );
}
