import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FileKind } from '#shared/formats/file-kinds/file-kinds.ts';
import { screenOf } from '#tools/screen-of.ts';
import { type ScreenId, screens } from '#tools/screens.ts';
import { toolsForFiles } from './tools-for-files.ts';

const { hidden } = vi.hoisted(() => ({ hidden: new Set<string>() }));
vi.mock('#renderer/state/host/offered.ts', () => ({ isOffered: (id: string) => !hidden.has(id) }));
afterEach(() => hidden.clear());

const ids: ReadonlySet<string> = new Set(screens.map(({ id }) => id));

/** Rows whose other parts than the first name screens, without those of tools that were removed. */
const existing = <Row extends readonly [unknown, ...unknown[]]>(rows: readonly Row[]) =>
  rows.filter((row) => {
    const named = row
      .slice(1)
      .flat()
      .map((name) => String(name).replace(/ .*/, ''));
    return named.every((name) => ids.has(name) || kinds.some((kind) => kind === name));
  });

const kinds: readonly FileKind[] = ['json', 'table', 'model', 'image', 'archive', 'token', 'text', 'binary'];
/** The screen is one of the catalogue, but its name may be unknown to the types in a row that `existing` leaves out. */
const names = (given: readonly FileKind[], shown?: string) =>
  toolsForFiles(given, shown as ScreenId | undefined).map(({ screenId, files }) => `${screenId} ${files.join()}`);

describe('toolsForFiles', () => {
  it.each(
    existing([
      ['json', ['JSONFormatter 0']],
      ['table', ['CSVParser 0']],
      ['model', ['VR3DViewer 0']],
      ['token', ['JWTDecoder 0']],
      ['binary', ['Base64FileEncoder 0']],
      ['image', ['ImageOCR 0', 'ColorPicker 0', 'QRCodeGenerator 0', 'Base64FileEncoder 0']],
      ['archive', ['VR3DViewer 0', 'Base64FileEncoder 0']],
      [
        'text',
        ['RegExTester 0', 'CSVParser 0', 'Base64Encoder 0', 'Base64FileEncoder 0', 'DiffCompare 0', 'MaskSecrets 0'],
      ],
    ] as const),
  )('offers for one %s', (kind, expected) => {
    expect(names([kind])).toEqual(expected);
    expect(names([kind], 'Home')).toEqual(expected);
  });

  it.each(
    existing([
      ['json', 'JSONConverter'],
      ['json', 'JSONRepair'],
      ['json', 'Base64FileEncoder'],
      ['table', 'RegExTester'],
      ['image', 'ColorPicker'],
      ['text', 'JSONFormatter'],
      ['model', 'Base64FileEncoder'],
    ] as const),
  )('leaves one %s to the screen it is dropped on: %s', (kind, shown) => {
    expect(names([kind], shown)).toEqual([`${shown} 0`]);
  });

  it.each(
    existing([
      [['image'], 'JSONFormatter', ['ImageOCR 0', 'ColorPicker 0', 'QRCodeGenerator 0', 'Base64FileEncoder 0']],
      [['model'], 'ImageOCR', ['VR3DViewer 0']],
      [['json'], 'QRCodeGenerator', ['JSONFormatter 0']],
    ] as const),
  )('does not force %s on a screen that has no use for it: %s', (given, shown, expected) => {
    expect(names(given, shown)).toEqual(expected);
  });

  it.each(
    existing([
      ['a model with its parts', ['binary', 'model', 'image'], ['VR3DViewer 0,1,2']],
      ['a model with its materials', ['model', 'text'], ['VR3DViewer 0,1']],
      ['a model and something else', ['model', 'table'], ['VR3DViewer 0', 'CSVParser 1', 'Base64FileEncoder 0,1']],
      ['images', ['image', 'image'], ['ImageOCR 0,1', 'ColorPicker 0', 'QRCodeGenerator 0', 'Base64FileEncoder 0,1']],
      ['documents', ['json', 'json'], ['JSONFormatter 0', 'Base64FileEncoder 0,1']],
      ['of all sorts', ['json', 'table'], ['JSONFormatter 0', 'CSVParser 1', 'Base64FileEncoder 0,1']],
      ['unknown ones', ['binary', 'binary'], ['Base64FileEncoder 0,1']],
    ] as const),
  )('offers for several: %s', (_name, given, expected) => {
    expect(names(given)).toEqual(expected);
  });

  it.each(
    existing([
      [['image', 'image'], 'ImageOCR', ['ImageOCR 0,1']],
      [['json', 'table'], 'Base64FileEncoder', ['Base64FileEncoder 0,1']],
      [['json', 'json'], 'JSONFormatter', ['JSONFormatter 0', 'Base64FileEncoder 0,1']],
    ] as const),
  )('leaves several to a screen that takes several: %s to %s', (given, shown, expected) => {
    expect(names(given, shown)).toEqual(expected);
  });

  it.each(['json', 'table', 'token'] as const)(
    'takes a %s for a text where the site hides the tools for it',
    (kind) => {
      const texts = names(['text']).map((name) => name.replace(/ .*/, ''));
      for (const name of names([kind]).map((one) => one.replace(/ .*/, ''))) {
        hidden.add(name);
      }
      expect(names([kind])).toEqual(texts.filter((id) => !hidden.has(id)).map((id) => `${id} 0`));
    },
  );

  it.each(
    existing([
      ['model', 'Base64FileEncoder'],
      ['image', 'Base64FileEncoder'],
    ] as const),
  )('takes a %s for bytes where the site hides the tools for it: %s', (kind, shown) => {
    for (const name of names([kind]).map((one) => one.replace(/ .*/, ''))) {
      if (name !== shown) {
        hidden.add(name);
      }
    }
    expect(names([kind])).toEqual([`${shown} 0`]);
  });

  it('always has a tool of the catalogue, with files that there are', () => {
    const shown = fc.option(fc.constantFrom(...screens.map(({ id }) => id)), { nil: undefined });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 6 }), shown, (given, here) => {
        const tools = toolsForFiles(given, here);
        expect(tools.length).toBeGreaterThan(0);
        for (const { screenId, files } of tools) {
          expect(screenOf(screenId).id).toBe(screenId);
          expect(files.length).toBeGreaterThan(0);
          expect(files.every((index) => index in given)).toBe(true);
        }
      }),
    );
  });
});
