import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { Suspense, use } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { registry, type ScreenModule } from '#renderer/tools/registry.ts';
import type { ScreenId } from '#shared/catalogue.ts';
import { loadChunk } from './chunk-load-error.ts';
import { ErrorPanel } from './error-panel.tsx';

const loads = new Map<ScreenId, Promise<ScreenModule>>();

function loadScreen(id: ScreenId): Promise<ScreenModule> {
  let load = loads.get(id);
  if (load === undefined) {
    load = loadChunk(id, registry[id]);
    loads.set(id, load);
  }
  return load;
}

/** A screen's own view: loaded on first use; an error stays in its place and can be retried. */
export function ScreenView({ id }: { id: ScreenId }) {
  return (
    <ErrorBoundary
      key={id}
      FallbackComponent={ErrorPanel}
      onError={(error) => console.error(error)}
      onReset={() => loads.delete(id)}
    >
      <Suspense fallback={<Loading />}>
        <LoadedScreen id={id} />
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadedScreen({ id }: { id: ScreenId }) {
  const { Screen } = use(loadScreen(id));
  return <Screen />;
}

function Loading() {
  return (
    <Box
      sx={{
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <CircularProgress size={40} aria-labelledby="screen-loading" />
      <span id="screen-loading">Loading…</span>
    </Box>
  );
}
