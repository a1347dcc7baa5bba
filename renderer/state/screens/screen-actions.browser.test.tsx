import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findScreenAction, useScreenAction } from './screen-actions.ts';

let answer: (result: string) => void;

function Result({ onCopy }: { readonly onCopy: (result: string) => void }) {
  const [result, setResult] = useState('before');
  answer = setResult;
  useScreenAction({ label: 'Copy', role: 'copy', run: () => onCopy(result) });
  return <output>{result}</output>;
}

test('the key for copying copies what shows, from the moment that it shows', async () => {
  const onCopy = vi.fn();
  await render(<Result onCopy={onCopy} />);
  const output = page.getByRole('status');
  await expect.element(output).toHaveTextContent('before');
  const copied = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      findScreenAction('copy')?.run();
      resolve();
    });
    observer.observe(output.element(), { childList: true, characterData: true, subtree: true });
  });
  // Mimics the answer of a worker, which arrives in a task of its own and not from a click.
  const { port1, port2 } = new MessageChannel();
  port2.onmessage = () => answer('after');
  port1.postMessage(undefined);
  await copied;
  expect(onCopy).toHaveBeenCalledExactlyOnceWith('after');
  port2.close();
});
