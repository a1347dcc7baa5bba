import { app, type BrowserWindow } from 'electron';
import { createQuestions } from '#electron/main/page/ask-user.ts';
import { listWords } from '#shared/formats/words/list-words.ts';
import type { SavesInParts } from './saves-in-parts.ts';

/**
 * Asks before the window closes, or the app quits, while files are being saved: what is not in place by then would be
 * lost without a word.
 */
export function askBeforeClosing(window: BrowserWindow, saves: Pick<SavesInParts, 'paths' | 'abandonAll'>): void {
  const ask = createQuestions(window);
  let isQuitting = false;
  const noteQuitting = () => {
    isQuitting = true;
  };
  app.on('before-quit', noteQuitting);
  window.once('closed', () => app.off('before-quit', noteQuitting));
  window.on('close', (event) => {
    const paths = saves.paths();
    const wasQuitting = isQuitting;
    isQuitting = false;
    if (paths.length === 0) {
      return;
    }
    event.preventDefault();
    ask({
      kind: 'warning',
      message: `${listWords(paths, 'and')} ${paths.length === 1 ? 'is' : 'are'} still being saved.`,
      detail: 'If you close Web Toolbox now, the part written so far is discarded; an existing file stays as it was.',
      choices: [
        ['Wait', () => undefined],
        [
          'Discard',
          () => {
            saves.abandonAll();
            if (wasQuitting) {
              app.quit();
            } else {
              window.close();
            }
          },
        ],
      ],
    });
  });
}
