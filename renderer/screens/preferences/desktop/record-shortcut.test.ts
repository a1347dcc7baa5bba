import { describe, expect, it } from 'vitest';
import type { DesktopPlatform } from '#shared/desktop/accelerator.ts';
import { parseAccelerator } from '#shared/desktop/accelerator.ts';
import { recordShortcut } from './record-shortcut.ts';

/** `Ctrl+Alt:KeyK:k` */
function record(text: string, platform: DesktopPlatform = 'linux') {
  const [held = '', code = '', key = ''] = text.split(':');
  return recordShortcut(
    {
      code,
      key,
      ctrlKey: held.includes('Ctrl'),
      altKey: held.includes('Alt'),
      shiftKey: held.includes('Shift'),
      metaKey: held.includes('Meta'),
    },
    platform,
  );
}

describe('recordShortcut', () => {
  it.each([
    ['Alt:Digit1:1', 'Alt+1'],
    ['Alt:Digit1:¡', 'Alt+1'],
    ['Alt:Digit1:&', 'Alt+1'],
    ['Ctrl Alt:KeyK:k', 'Control+Alt+K'],
    ['Ctrl Alt Shift:KeyK:K', 'Control+Alt+Shift+K'],
    ['Ctrl:KeyQ:a', 'Control+A'],
    ['Alt:KeyK:˚', 'Alt+K'],
    ['Ctrl:KeyK:к', 'Control+K'],
    ['Ctrl:F12:F12', 'Control+F12'],
    ['Ctrl:Space: ', 'Control+Space'],
    ['Ctrl:ArrowUp:ArrowUp', 'Control+ArrowUp'],
    ['Ctrl:Numpad7:Home', 'Control+num7'],
    ['Ctrl:NumpadAdd:+', 'Control+numadd'],
    ['Ctrl Shift:Comma:<', 'Control+Shift+,'],
    ['Meta:KeyK:k', 'Super+K'],
    ['Ctrl:Escape:Escape', 'Control+Escape'],
    [':KeyK:k', 'K'],
  ])('takes %s for %s', (pressed, text) => {
    expect(record(pressed)).toEqual({ kind: 'complete', text });
  });

  it('names the Command key of a Mac', () => {
    expect(record('Meta Alt:KeyK:˚', 'darwin')).toEqual({ kind: 'complete', text: 'Alt+Command+K' });
  });

  it.each([
    ['Ctrl:ControlLeft:Control', { kind: 'modifiers', text: 'Control' }],
    ['Ctrl Alt:AltLeft:Alt', { kind: 'modifiers', text: 'Control+Alt' }],
    [':Escape:Escape', { kind: 'cancelled' }],
    [':Tab:Tab', { kind: 'left' }],
    ['Shift:Tab:Tab', { kind: 'left' }],
    ['Alt:AltRight:AltGraph', { kind: 'modifiers', text: 'Alt' }],
  ])('takes %s for no shortcut yet', (pressed, expected) => {
    expect(record(pressed)).toEqual(expected);
  });

  it('gives texts that parseAccelerator reads', () => {
    for (const pressed of ['Ctrl:ArrowLeft:ArrowLeft', 'Alt:PageUp:PageUp', 'Ctrl:Delete:Delete', 'Ctrl:F24:F24']) {
      const recorded = record(pressed);
      expect(recorded.kind === 'complete' && parseAccelerator(recorded.text, 'linux').ok).toBe(true);
    }
  });
});
