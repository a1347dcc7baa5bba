import Box from '@mui/material/Box';
import { memo, useEffect, useLayoutEffect } from 'react';
import { createLazyPart, type LazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { PaneSkeleton } from '#renderer/components/skeletons.tsx';
import { VisuallyHidden } from '#renderer/components/visually-hidden.tsx';
import { viewOf } from '#renderer/screens/registry.ts';
import { awaitedScreen } from '#renderer/state/screens/awaited-screen.ts';
import type { ScreenModule } from '#renderer/state/screens/screen-module.ts';
import type { ScreenProps } from '#renderer/state/screens/screen-props.ts';
import type { ScreenId } from '#tools/screens.ts';
import { ErrorPanel } from './error-panel.tsx';

const parts = new Map<ScreenId, LazyPart<ScreenProps>>();

function partOf(id: ScreenId): LazyPart<ScreenProps> {
  const part = parts.get(id) ?? createLazyPart<ScreenProps>(id, async () => (await viewOf(id)()).View, 'never');
  parts.set(id, part);
  return part;
}

/** Loads a screen's view so it can show at once. Ignores a failure, which the screen's place in the page reports. */
export async function loadScreenView(id: ScreenId): Promise<ScreenModule | undefined> {
  const part = partOf(id);
  part.ask();
  while (part.read().isLoading) {
    await new Promise<void>((resolve) => {
      const unsubscribe = part.subscribe(() => {
        unsubscribe();
        resolve();
      });
    });
  }
  return part.read().Component && viewOf(id)();
}

/** Loads the code of a screen that may be shown soon. A failed load is repeated when the screen is shown. */
export function preloadScreen(id: ScreenId): void {
  viewOf(id)().catch(() => undefined);
}

/**
 * A screen's view, loaded on first use; an error is confined to its place and can be retried. It is rendered again only
 * with other parameters: not while others are shown, hidden or removed.
 */
export const ScreenView = memo(function ScreenView(props: ScreenProps) {
  const { screenId: id } = props;
  return (
    <LazyPartView
      key={id}
      part={partOf(id)}
      props={props}
      loading={<Loading id={id} />}
      missing={(missing) => <ErrorPanel screenId={id} {...missing} />}
    />
  );
});

/** A skeleton with the layout that most screens have, so little moves when the screen replaces it. */
function Loading({ id }: { id: ScreenId }) {
  // The screen is awaited from the very moment in which this is shown until it listens: effects can run much later.
  useLayoutEffect(() => awaitedScreen.write(id), [id]);
  useEffect(
    () => () => {
      // The next screen may be awaited by now.
      if (awaitedScreen.read() === id) {
        awaitedScreen.write(undefined);
      }
    },
    [id],
  );
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: { xs: 'column', md: 'row' }, gap: 2 }}>
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      <PaneSkeleton />
      <PaneSkeleton />
    </Box>
  );
}
