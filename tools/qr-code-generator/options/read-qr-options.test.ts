import { expect, test } from 'vitest';
import { readQrOptions } from './read-qr-options.ts';
import { setOption } from './set-option.ts';
import { defaultOptionsText, defaultSettings, librarySettings } from './settings.ts';

test.each(['', ' \n', defaultOptionsText])('%j means the defaults, 512 pixels wide', (text) => {
  expect(readQrOptions(text)).toEqual({ ok: true, value: defaultSettings });
  expect(defaultSettings.width).toBe(512);
});

test.each(['{}', '{ "width": null }', '{"margin":4,"scale":4}'])('%j keeps the width by the scale', (text) => {
  expect(readQrOptions(text)).toEqual({ ok: true, value: librarySettings });
  expect(librarySettings).toMatchObject({ width: undefined, scale: 4 });
});

test('every option is read', () => {
  const text = JSON.stringify({
    errorCorrectionLevel: 'quartile',
    version: 7,
    maskPattern: 0,
    margin: 0,
    scale: 2.5,
    width: 300,
    color: { dark: 'f00', light: '#FFFFFF00' },
    type: 'image/webp',
    rendererOpts: { quality: 0.3 },
  });
  expect(readQrOptions(text)).toEqual({
    ok: true,
    value: {
      level: 'Q',
      version: 7,
      mask: 0,
      margin: 0,
      scale: 2.5,
      width: 300,
      dark: { red: 255, green: 0, blue: 0, alpha: 255 },
      light: { red: 255, green: 255, blue: 255, alpha: 0 },
      type: 'image/webp',
      quality: 0.3,
    },
  });
});

test.each([
  ['{"margin": 4,}', 1, 13, 'comma'],
  ['[]', 1, 1, 'object'],
  ['"M"', 1, 1, 'object'],
  ['{\n  "margn": 4\n}', 2, 3, '“margn” is not an option'],
  ['{"level": "M"}', 1, 2, 'Did you mean “errorCorrectionLevel”?'],
  ['{"Margin": 4}', 1, 2, 'Did you mean “margin”?'],
  ['{"__proto__": 4}', 1, 2, 'is not an option'],
  ['{"constructor": 4}', 1, 2, '“constructor” is not an option of the library. The usual options are'],
  ['{"color": {"toString": 4}}', 1, 12, 'is not an option'],
  ['{"margin": "4"}', 1, 12, '“margin” must be a whole number'],
  ['{"margin": -1}', 1, 12, '“margin” must be'],
  ['{"margin": 2.5}', 1, 12, '“margin” must be'],
  ['{"scale": 0}', 1, 11, '“scale” must be'],
  ['{"width": 1e9}', 1, 11, '“width” must be'],
  ['{"version": 41}', 1, 13, '“version” must be'],
  ['{"version": true}', 1, 13, '“version” must be'],
  ['{"maskPattern": 8}', 1, 17, '“maskPattern” must be'],
  ['{"errorCorrectionLevel": "X"}', 1, 26, '“errorCorrectionLevel” must be'],
  ['{"errorCorrectionLevel": "constructor"}', 1, 26, '“errorCorrectionLevel” must be'],
  ['{"color": "#000"}', 1, 11, '“color” must be an object'],
  ['{"color": {"dark": "red"}}', 1, 20, '“color.dark” must be'],
  ['{"color": {"dark": "#12345"}}', 1, 20, '“color.dark” must be'],
  ['{"color": {"color": {}}}', 1, 12, 'is not an option'],
  ['{"margin": 1, "margin": 2}', 1, 15, 'is there twice'],
  ['{"toSJISFunc": null}', 1, 16, 'is a function'],
  ['{"type": "svg"}', 1, 10, '“type” must be'],
  ['{"é": 1, "😀": 2, "margin": null}', 1, 2, '“é” is not an option'],
])('%j is refused at its place', (text, line, column, message) => {
  const read = readQrOptions(text);
  expect(read).toMatchObject({ ok: false, error: { position: { line, column } } });
  expect(read.ok ? '' : read.error.message).toContain(message);
});

test.each([
  ['{"margin": 2}', 'margin', 4, '{"margin": 4}'],
  ['{ "margin" :\t2 , "scale":1}', 'margin', 0, '{ "margin" :\t0 , "scale":1}'],
  ['{}', 'version', 7, '{"version": 7}'],
  ['{"margin": 2}', 'version', null, '{"margin": 2, "version": null}'],
  ['{\n  "margin": 2,\n  "scale": 3\n}', 'width', 300, '{\n  "margin": 2,\n  "scale": 3,\n  "width": 300\n}'],
  ['{"color": {"dark": "#000"}}', 'color.light', '#fff', '{"color": {"dark": "#000", "light": "#fff"}}'],
  ['{"margin": 2}', 'color.light', '#fff', '{"margin": 2, "color": {"light":"#fff"}}'],
  ['{"color": 3}', 'color.light', '#fff', '{"color": {"light":"#fff"}}'],
  ['{"é": "😀", "margin": 2}', 'margin', 4, '{"é": "😀", "margin": 4}'],
  ['{"margin": ', 'margin', 4, undefined],
  ['[1]', 'margin', 4, undefined],
] as const)('in %j, %s becomes %j', (text, name, value, expected) => {
  expect(setOption(text, name, value)).toBe(expected);
});

test('setting an option where nothing is written starts from the defaults', () => {
  const text = setOption(' ', 'width', 300) ?? '';
  expect(readQrOptions(text)).toEqual({ ok: true, value: { ...librarySettings, width: 300 } });
});
