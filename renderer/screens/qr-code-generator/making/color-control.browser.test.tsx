import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Color, parseHexColor } from '#tools/qr-code-generator/options/hex-color.ts';
import { ColorControl } from './color-control.tsx';

const black: Color = { red: 0, green: 0, blue: 0, alpha: 255 };
const field = page.getByRole('textbox', { name: 'Dark colour' });

function Control() {
  const [color, setColor] = useState(black);
  return (
    <>
      <ColorControl
        label="Dark colour"
        pickerLabel="Pick"
        color={color}
        disabled={false}
        onChange={(next) => setColor(parseHexColor(next) ?? black)}
      />
      <output>{JSON.stringify(color)}</output>
      <button type="button" onClick={() => setColor({ ...black, red: 255 })}>
        Reset
      </button>
    </>
  );
}

test('a colour of six digits can be typed, though its first three are one, too', async () => {
  await render(<Control />);
  await userEvent.tripleClick(field);
  await userEvent.keyboard('#003');
  // The code has taken the short colour over before the next digit comes.
  await expect.element(page.getByRole('status')).toHaveTextContent('{"red":0,"green":0,"blue":51,"alpha":255}');
  await userEvent.keyboard('366');
  await expect.element(field).toHaveValue('#003366');
  await expect.element(page.getByRole('status')).toHaveTextContent('{"red":0,"green":51,"blue":102,"alpha":255}');
});

test('a short colour is written in full when the field is left, and another colour replaces it', async () => {
  await render(<Control />);
  await userEvent.tripleClick(field);
  await userEvent.keyboard('#03c');
  await expect.element(field).toHaveValue('#03c');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue('#0033cc');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(field).toHaveValue('#ff0000');
});
