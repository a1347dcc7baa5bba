import { createLazyPart } from '../lazy-part/lazy-part.ts';
import { LazyPartView } from '../lazy-part/lazy-part-view.tsx';
import { MissingPartNote } from '../lazy-part/missing-part-note.tsx';
import { TextSkeleton } from '../skeletons.tsx';
import type { LargeTextProps } from './large-text-rows.tsx';

const rows = createLazyPart('LargeTextRows', async () => (await import('./large-text-rows.tsx')).LargeTextRows);

/**
 * A read-only view of a text of any size, whose rows (see `createTextRows`) are kept elsewhere, such as in a worker.
 * Fills its parent. Few texts need it: its code loads with the first.
 */
export function LargeTextView(props: LargeTextProps) {
  return (
    <LazyPartView
      part={rows}
      props={props}
      loading={<TextSkeleton />}
      missing={(missing) => <MissingPartNote {...missing} what="The view of large texts" />}
    />
  );
}
