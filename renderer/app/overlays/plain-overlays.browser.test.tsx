import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { ChunkLoadError } from '#renderer/components/lazy-part/chunk-load-error.ts';
import { passFiles, takePassedFiles } from '#renderer/state/files/handed-files.ts';
import { createStore } from '#renderer/state/store/store.ts';
import { MissingIncomingFiles } from './plain-overlays.tsx';

it.each([
  ['the desktop shell', { token: '5f0c8c52-3b1e-4c58-9d44-6a1c4a2b7c11', name: 'table.csv' }],
  ['the installed website', new File(['name,age\n'], 'table.csv')],
])('a file that %s passes is told of and kept while nothing can open it', async (_shell, file) => {
  const store = createStore();
  let asked = 0;
  await render(
    <Provider store={store}>
      <MemoryRouter>
        <MissingIncomingFiles
          error={new ChunkLoadError('after-start', 'missing', './after-start.js')}
          isRetrying={false}
          retry={() => {
            asked += 1;
          }}
        />
      </MemoryRouter>
    </Provider>,
  );
  expect(store.getState().toaster.open).toBe(false);
  onTestFinished(() => void takePassedFiles());
  passFiles([file]);
  await expect.poll(() => store.getState().toaster.message).toMatch(/^The part that opens files could not be loaded\./);
  expect(asked).toBe(1);
  expect(takePassedFiles()).toEqual([file]);
});
