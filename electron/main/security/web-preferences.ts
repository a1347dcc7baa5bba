import type { WebPreferences } from 'electron';

/**
 * The preferences of every window of the app. Most are Electron's defaults, written out so that a version with other
 * defaults does not weaken security.
 * @param preload the preload script's file
 */
export function pageWebPreferences(preload: string) {
  return {
    preload,
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
    // Spelling dictionaries would be fetched from another host, and text pasted here is rarely prose.
    spellcheck: false,
  } satisfies WebPreferences;
}
