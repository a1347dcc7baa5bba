import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiAddressField } from './api-address-field.tsx';

const field = page.getByRole('textbox', { name: 'API address' });
const elsewhere = page.getByRole('button', { name: 'Elsewhere' });

const first = 'https://first.example/api/v3';
const second = 'https://second.example/api/v3';

async function show() {
  const onChange = vi.fn<(apiAddress: string) => void>();
  const screen = (apiAddress: string) => (
    <>
      <ApiAddressField apiAddress={apiAddress} onChange={onChange} />
      <button type="button">Elsewhere</button>
    </>
  );
  const { rerender } = await render(screen(first));
  return { onChange, changeTo: (apiAddress: string) => rerender(screen(apiAddress)) };
}

test('leaving the field chooses nothing unless the address was changed', async () => {
  const { onChange } = await show();
  await field.click();
  await elsewhere.click();
  await field.fill(`${first}/`);
  await elsewhere.click();
  await expect.element(field).toHaveValue(first);
  expect(onChange).not.toHaveBeenCalled();
  await field.fill(`${second}/`);
  await elsewhere.click();
  expect(onChange.mock.calls).toEqual([[second]]);
  await expect.element(field).toHaveValue(second);
});

test('an address that comes from elsewhere is in the field, and stays when that is left', async () => {
  const { onChange, changeTo } = await show();
  await changeTo(second);
  await expect.element(field).toHaveValue(second);
  await field.click();
  await elsewhere.click();
  await expect.element(field).toHaveValue(second);
  expect(onChange).not.toHaveBeenCalled();
});

test('Enter chooses an address, also that of a link', async () => {
  const { onChange } = await show();
  await field.click();
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[first]]);
});
