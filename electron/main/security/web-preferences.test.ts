import { expect, it } from 'vitest';
import { pageWebPreferences } from './web-preferences.ts';

it('has every door closed, and no preference that is not listed here', () => {
  expect(pageWebPreferences('/app/preload.cjs')).toStrictEqual({
    preload: '/app/preload.cjs',
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    nodeIntegrationInWorker: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    navigateOnDragDrop: false,
    plugins: false,
    webviewTag: false,
    spellcheck: false,
  });
});
