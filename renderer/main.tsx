import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from '#renderer/state/store.ts';
import { App } from './app/app.tsx';

const root = document.getElementById('root');
if (root === null) {
  throw new Error('index.html has no element with the id "root".');
}
createRoot(root).render(
  <StrictMode>
    <App store={createStore()} />
  </StrictMode>,
);
