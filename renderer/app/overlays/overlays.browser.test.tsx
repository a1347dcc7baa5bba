import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { flushSync } from 'react-dom';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dialogOpened } from '#renderer/state/messages/confirm-dialog.ts';
import { globalSpinnerClosed, globalSpinnerOpened } from '#renderer/state/messages/global-spinner.ts';
import { shellMessageReceived, toastShown } from '#renderer/state/messages/toaster.ts';
import { useConfirm } from '#renderer/state/messages/use-confirm.ts';
import { createStore } from '#renderer/state/store/store.ts';
import { textInputs } from '#tests/support/catalogue/examples.ts';
import { AppTheme } from '../theme/app-theme.tsx';
import { appTheme } from '../theme/theme.ts';
import { Overlays } from './overlays.tsx';

async function renderOverlays(children?: React.ReactNode) {
  const store = createStore();
  await render(
    <Provider store={store}>
      <MemoryRouter>
        <AppTheme>
          <Overlays />
          {children}
        </AppTheme>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

it('shows a toast at the top right as a success for four seconds, unless it says otherwise', async () => {
  const store = await renderOverlays();
  store.dispatch(toastShown({ message: 'Well done' }));
  expect(store.getState().toaster).toEqual({
    open: true,
    message: 'Well done',
    type: 'success',
    autoHideDuration: 4000,
  });
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Well done');
  await expect.element(alert).toHaveClass(/Success/);
  const { top, right } = alert.element().getBoundingClientRect();
  expect(top).toBeLessThan(window.innerHeight / 2);
  expect(right).toBeGreaterThan(window.innerWidth / 2);
});

it('closes a toast by its button, by time and by a click elsewhere, and keeps what it said', async () => {
  const store = await renderOverlays(<p style={{ marginTop: 300 }}>Elsewhere</p>);
  const isOpen = () => store.getState().toaster.open;

  store.dispatch(toastShown({ message: 'One', type: 'error', autoHideDuration: 60_000 }));
  await page.getByRole('button', { name: 'Close the message' }).click();
  expect(store.getState().toaster).toEqual({ open: false, message: 'One', type: 'error', autoHideDuration: 60_000 });

  store.dispatch(toastShown({ message: 'Two', autoHideDuration: 500 }));
  await expect.element(page.getByText('Two')).toBeVisible();
  await expect.poll(isOpen).toBe(false);

  store.dispatch(toastShown({ message: 'Three', autoHideDuration: 60_000 }));
  await expect.element(page.getByText('Three')).toBeVisible();
  await page.getByText('Elsewhere').click();
  await expect.poll(isOpen).toBe(false);
});

it('shows what the desktop app says after a message that offers Undo, and at once over any other', async () => {
  const store = await renderOverlays();
  const shown = { open: true, type: 'info', autoHideDuration: 60_000 } as const;
  const close = page.getByRole('button', { name: 'Close the message' });
  store.dispatch(toastShown({ message: 'Replaced', autoHideDuration: 60_000, undoes: textInputs[0] }));
  store.dispatch(shellMessageReceived({ ...shown, message: 'First' }));
  store.dispatch(shellMessageReceived({ ...shown, message: 'Second' }));
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await close.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('First');
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await close.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Second');
  store.dispatch(shellMessageReceived({ ...shown, message: 'Third' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Third');
});

it.each(['warning', 'error'] as const)(
  'shows what the desktop app says after a message of the kind “%s”',
  async (type) => {
    const store = await renderOverlays();
    store.dispatch(shellMessageReceived({ open: true, type, message: 'Lost', autoHideDuration: 60_000 }));
    store.dispatch(shellMessageReceived({ open: true, type: 'info', message: 'Ready', autoHideDuration: 60_000 }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Lost');
    await page.getByRole('button', { name: 'Close the message' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Ready');
  },
);

it('gives a message that takes the place of another its whole time', async () => {
  const store = await renderOverlays();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const show = (message: string) =>
    flushSync(() => void store.dispatch(toastShown({ message, autoHideDuration: 9000 })));
  const isOpen = () => store.getState().toaster.open;
  show('One');
  vi.advanceTimersByTime(8000);
  show('Two');
  vi.advanceTimersByTime(8000);
  expect(isOpen()).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(isOpen()).toBe(false);
});

it('keeps a toast while nobody can see the page, and shows it for its time after that', async () => {
  const store = await renderOverlays();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    visibility.mockRestore();
  });
  flushSync(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    store.dispatch(toastShown({ message: 'Version 3.1.0 is ready', autoHideDuration: 15_000 }));
  });
  await expect.element(page.getByText('Version 3.1.0 is ready')).toBeVisible();
  vi.advanceTimersByTime(60_000);
  expect(store.getState().toaster.open).toBe(true);

  visibility.mockReturnValue('visible');
  flushSync(() => void document.dispatchEvent(new Event('visibilitychange')));
  vi.advanceTimersByTime(14_999);
  expect(store.getState().toaster.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(store.getState().toaster.open).toBe(false);
});

it('keeps a message and its buttons within reach of a screen reader and of Tab while a dialog is open', async () => {
  const store = await renderOverlays(
    <Dialog open aria-label="Question">
      <Button autoFocus>First</Button>
      <Button>Last</Button>
    </Dialog>,
  );
  const button = (name: string) => page.getByRole('button', { name });
  await expect.element(button('First')).toHaveFocus();
  store.dispatch(toastShown({ message: 'Replaced', autoHideDuration: 60_000, undoes: textInputs[0] }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Replaced');
  await expect.element(button('Undo')).toBeVisible();
  for (const name of ['Last', 'Undo', 'Close the message', 'First']) {
    await userEvent.keyboard('{Tab}');
    await expect.element(button(name)).toHaveFocus();
  }
  for (const name of ['Close the message', 'Undo', 'Last', 'First']) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(button(name)).toHaveFocus();
  }
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  // The dialog has the focus again when the message is gone.
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.closest('[role="dialog"], .MuiDialog-root')).not.toBeNull();
});

it('dims the window two layers above the drawer while the spinner is open', async () => {
  const store = await renderOverlays();
  store.dispatch(globalSpinnerOpened());
  const spinner = page.getByRole('progressbar', { name: 'Working…' });
  await expect.element(spinner).toBeVisible();
  const backdrop = spinner.element().closest('.MuiBackdrop-root');
  expect(backdrop && getComputedStyle(backdrop).zIndex).toBe(String(appTheme.zIndex.drawer + 2));
  store.dispatch(globalSpinnerClosed());
  await expect.poll(() => backdrop && getComputedStyle(backdrop).visibility).toBe('hidden');
});

function Asker({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const confirm = useConfirm();
  return (
    <button
      type="button"
      onClick={async () => onAnswer(await confirm({ title: 'Sure?', description: 'It is final.' }))}
    >
      Ask
    </button>
  );
}

it.each([
  ['OK', true],
  ['Cancel', false],
])('answers a question by %s once the dialog has closed', async (button, expected) => {
  const answers: boolean[] = [];
  const store = await renderOverlays(
    <Asker
      onAnswer={(answer) => {
        expect(store.getState().confirmDialog.open).toBe(false);
        answers.push(answer);
      }}
    />,
  );
  await page.getByRole('button', { name: 'Ask' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sure?' });
  await expect.element(dialog).toHaveTextContent('It is final.');
  await dialog.getByRole('button', { name: button }).click();
  await expect.poll(() => answers).toEqual([expected]);
});

it('takes Escape for Cancel', async () => {
  const answers: boolean[] = [];
  await renderOverlays(<Asker onAnswer={(answer) => answers.push(answer)} />);
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => answers).toEqual([false]);
});

it('hides nothing from screen readers after a question that came in the moment in which the last one was gone', async () => {
  const store = await renderOverlays(<p>Elsewhere</p>);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const hidden = () => page.getByText('Elsewhere').element().closest('[aria-hidden="true"]');
  const answer = async (title: string) => {
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(hidden()).not.toBeNull();
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'OK' }).click();
  };

  store.dispatch(dialogOpened({ title: 'First?', description: '' }));
  await answer('First?');
  flushSync(() => {
    // The first dialog has faded.
    vi.runOnlyPendingTimers();
    store.dispatch(dialogOpened({ title: 'Second?', description: '' }));
  });
  await answer('Second?');
  vi.runOnlyPendingTimers();
  await expect.poll(hidden).toBeNull();
});
