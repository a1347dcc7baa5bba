import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from '#renderer/state/store.ts';
import { App } from './app/app.tsx';

const root = document.getElementById('root');
if (root === null) {
  throw new Error('index.html has no element with the id "root".');
}

// Browsers leave the page for a file that nobody takes.
for (const type of ['dragover', 'drop'] as const) {
  window.addEventListener(type, (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault());
}

createRoot(root).render(
  <StrictMode>
    <App store={createStore()} />
  </StrictMode>,
);
