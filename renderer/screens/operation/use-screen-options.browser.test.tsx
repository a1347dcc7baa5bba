import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { screenIds } from '#tests/support/catalogue/examples.ts';
import type { OperationDescription, OptionValue } from '#tools/describe-operation.ts';
import { useScreenOptions } from './use-screen-options.ts';

const description = (isSecret: boolean): OperationDescription => ({
  title: 'An operation',
  takes: 'text',
  produces: ['text/plain'],
  isSecret,
  options: [
    { name: 'first', title: 'First', kind: 'text', default: '' },
    { name: 'second', title: 'Second', kind: 'text', default: '' },
    { name: 'third', title: 'Third', kind: 'switch', default: false },
  ],
});

interface Props {
  readonly isSecret: boolean;
  /** The options to set at once. */
  readonly handed: Readonly<Record<string, OptionValue>>;
}

function Probe({ isSecret, handed }: Props) {
  const options = useScreenOptions(screenIds[0], description(isSecret));
  const hand = () => {
    for (const [name, value] of Object.entries(handed)) {
      options.change(name, value);
    }
  };
  return (
    <>
      <output aria-label="changed">{JSON.stringify(options.changed)}</output>
      <button type="button" onClick={hand}>
        Hand over
      </button>
    </>
  );
}

const changed = page.getByLabelText('changed');

beforeEach(() => localStorage.clear());

test.each([false, true])('several options are changed at once (secret: %s)', async (isSecret) => {
  const { rerender } = await render(<Probe isSecret={isSecret} handed={{ first: 'a', second: 'b', third: true }} />);
  await page.getByRole('button').click();
  await expect.element(changed).toHaveTextContent('{"first":"a","second":"b","third":true}');
  await rerender(<Probe isSecret={isSecret} handed={{ second: '', third: false, first: 'c' }} />);
  await page.getByRole('button').click();
  await expect.element(changed).toHaveTextContent('{"first":"c"}');
});
