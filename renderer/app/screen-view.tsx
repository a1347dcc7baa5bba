import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { createLazyPart, type LazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { PaneSkeleton } from '#renderer/components/skeletons.tsx';
import { VisuallyHidden } from '#renderer/components/visually-hidden.tsx';
import { type ScreenModule, viewOf } from '#renderer/screens/registry.ts';
import { awaitedScreen } from '#renderer/state/awaited-screen.ts';
import type { ScreenId } from '#tools/screens.ts';
import { ErrorPanel } from './error-panel.tsx';

const parts = new Map<ScreenId, LazyPart<object>>();

function partOf(id: ScreenId): LazyPart<object> {
  const part = parts.get(id) ?? createLazyPart<object>(id, async () => (await viewOf(id)()).Screen, 'never');
  parts.set(id, part);
  return part;
}

/** Loads a screen's view, so that it shows at once. Does nothing about one that cannot be loaded: its place says so. */
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

/** Asks for the code of a screen that may be shown soon. One that cannot be loaded is asked for again when it is. */
export function preloadScreen(id: ScreenId): void {
  viewOf(id)().catch(() => undefined);
}

/** A screen's own view: loaded on first use; an error stays in its place and can be retried. */
export function ScreenView({ id }: { id: ScreenId }) {
  return (
    <LazyPartView
      key={id}
      part={partOf(id)}
      props={{}}
      loading={<Loading id={id} />}
      missing={(missing) => <ErrorPanel screen={id} {...missing} />}
    />
  );
}

/** As most screens are: what comes stands where this does. */
function Loading({ id }: { id: ScreenId }) {
  useEffect(() => {
    awaitedScreen.write(id);
    return () => awaitedScreen.write(undefined);
  }, [id]);
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: { xs: 'column', md: 'row' }, gap: 2 }}>
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      <PaneSkeleton />
      <PaneSkeleton />
    </Box>
  );
}
