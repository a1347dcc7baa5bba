import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StoryBar } from './story-bar.tsx';

const field = page.getByRole('textbox', { name: 'Story' });

async function show() {
  const onName = vi.fn<(title: string) => void>();
  const bar = (isOpen: boolean) => <StoryBar story="A" disabled={!isOpen} onName={onName} onNext={() => undefined} />;
  const { rerender } = await render(bar(true));
  return { onName, setOpen: (isOpen: boolean) => rerender(bar(isOpen)) };
}

test.each(['{Enter}', '{Tab}'])(
  'what is to be sent by %s while the channel is closed is sent when it opens',
  async (key) => {
    const { onName, setOpen } = await show();
    await field.fill('Login page');
    await setOpen(false);
    await userEvent.keyboard(key);
    await expect.element(field).toHaveValue('Login page');
    expect(onName).not.toHaveBeenCalled();
    await setOpen(true);
    await expect.poll(() => onName.mock.calls).toEqual([['Login page']]);
  },
);

test('what is still being typed when the channel opens again is not sent', async () => {
  const { onName, setOpen } = await show();
  await setOpen(true);
  await field.fill('Login');
  await setOpen(false);
  await setOpen(true);
  await expect.element(field).toHaveValue('Login');
  expect(onName).not.toHaveBeenCalled();
});

test('what is typed after Escape has given up a draft is sent', async () => {
  const { onName } = await show();
  await field.fill('foo');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('A');
  await field.fill('bar');
  await userEvent.keyboard('{Enter}');
  expect(onName.mock.calls).toEqual([['bar']]);
});
