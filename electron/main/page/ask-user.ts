import { type BrowserWindow, dialog } from 'electron';

/** A button of a question and its action. */
export type Choice = readonly [label: string, act: () => void];

export interface Question {
  readonly kind: 'error' | 'warning';
  readonly message: string;
  readonly detail: string;
  /** The choices. The first is the default; closing the dialog counts as the last. */
  readonly choices: readonly Choice[];
}

/**
 * Asks questions in a system dialog, which needs no page, and carries out the choice, unless the window is gone by
 * then.
 * @returns a function that asks a question; while one is open, others are dropped
 */
export function createQuestions(window: BrowserWindow): (question: Question) => void {
  let isAsking = false;

  async function ask({ kind, message, detail, choices }: Question): Promise<void> {
    isAsking = true;
    try {
      window.show();
      const { response } = await dialog.showMessageBox(window, {
        type: kind,
        message,
        detail,
        buttons: choices.map(([label]) => label),
        defaultId: 0,
        cancelId: choices.length - 1,
        noLink: true,
      });
      if (!window.isDestroyed()) {
        choices[response]?.[1]();
      }
    } finally {
      isAsking = false;
    }
  }

  return (question) => {
    if (!isAsking) {
      ask(question).catch((error: unknown) => console.error('The dialog could not be shown.', error));
    }
  };
}
