import type { Locator, Page } from '@playwright/test';
import { create } from 'qrcode';
import { writePng } from '#tests/support/inputs/write-png.ts';
import { paste } from '#tests/support/page/editor.ts';
import { fileInput } from '#tests/support/page/file-input.ts';
import { withoutDrawing } from '#tests/support/page/without-drawing.ts';
import { expect, storeBeforeLoad, test } from '../fixtures.ts';
import { clearEverything } from '../page/clear-everything.ts';
import { withControl } from '../page/with-control.ts';

test.use({ viewport: { width: 1920, height: 900 } });

/** Something that can be chosen or typed on a screen. */
interface Choice {
  readonly make: (page: Page) => Promise<unknown>;
  /** Expects the chosen value. */
  readonly find: (page: Page) => Promise<unknown>;
  /** Expects the initial value; omitted if it is visible only after other choices. */
  readonly findInitial?: (page: Page) => Promise<unknown>;
}

type Find = (page: Page) => Locator;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function choose(page: Page, name: string, ...options: readonly string[]): Promise<void> {
  await withControl(combobox(page, name), async (select) => {
    await select.click();
    for (const option of options) {
      await page.getByRole('option', { name: option, exact: true }).click();
    }
  });
  await page.keyboard.press('Escape');
}

const isText = (find: Find, text: string | RegExp) => (page: Page) => expect(find(page)).toHaveText(text);
const isValue = (find: Find, value: string) => (page: Page) => expect(find(page)).toHaveValue(value);
const isPressed = (name: string) => (page: Page) => expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');

/** @param initial the initial option; omitted if the select is visible only after another choice */
function select(name: string, option: string, initial?: string): Choice {
  const find: Find = (page) => combobox(page, name);
  return {
    make: (page) => choose(page, name, option),
    find: isText(find, option),
    ...(initial !== undefined && { findInitial: isText(find, initial) }),
  };
}

function type(name: string, value: string, initial?: string): Choice {
  const find: Find = (page) => textbox(page, name);
  return {
    make: (page) => find(page).fill(value),
    find: isValue(find, value),
    ...(initial !== undefined && { findInitial: isValue(find, initial) }),
  };
}

/** Presses one of several buttons, only one of which is pressed at a time. */
const press = (name: string, initial: string): Choice => ({
  make: (page) => button(page, name).click(),
  find: isPressed(name),
  findInitial: isPressed(initial),
});

/** A checkbox or switch that is initially off or on. */
function tick(name: string, isOnAtFirst?: boolean, isSwitch = true): Choice {
  const find: Find = (page) => page.getByRole(isSwitch ? 'switch' : 'checkbox', { name, exact: true });
  return {
    make: (page) => find(page).click(),
    find: (page) => expect(find(page)).toBeChecked({ checked: isOnAtFirst !== true }),
    ...(isOnAtFirst !== undefined && {
      findInitial: (page) => expect(find(page)).toBeChecked({ checked: isOnAtFirst }),
    }),
  };
}

/** A toggle button. */
const toggle = (name: string, isOnAtFirst: boolean): Choice => ({
  make: (page) => button(page, name).click(),
  find: (page) => expect(button(page, name)).toHaveAttribute('aria-pressed', String(!isOnAtFirst)),
  findInitial: (page) => expect(button(page, name)).toHaveAttribute('aria-pressed', String(isOnAtFirst)),
});

/** A choice that is made in between and is not visible at the end. */
const onTheWay = ({ make }: Choice): Choice => ({ make, find: async () => undefined });

const pageSize = (initial: string): Choice => select('Rows per page:', '10', initial);

const screens: Readonly<Record<string, { readonly route: string; readonly choices: readonly Choice[] }>> = {
  'QR code': {
    route: '/QRCodeGenerator',
    choices: [
      select('Error correction', 'H (30%)', 'M (15%)'),
      type('Dark colour', '#102030', '#000000'),
      select('Template', 'Email'),
      type('To', 'ada@example.org'),
      type('Message', 'two\nlines'),
      {
        // The form of another template is kept until that template is chosen again.
        make: async () => undefined,
        find: async (page) => {
          await choose(page, 'Template', 'Wi-Fi');
          await expect(textbox(page, 'Network name (SSID)')).toHaveValue('');
          await choose(page, 'Template', 'Email');
        },
        findInitial: isText((page) => combobox(page, 'Template'), 'Text or link'),
      },
      {
        make: async () => undefined,
        find: (page) => expect(textbox(page, 'Text to store into QR Code')).toContainText('mailto:ada@example.org'),
        findInitial: (page) => expect(textbox(page, 'Text to store into QR Code')).toContainText('Scan me'),
      },
      {
        make: async () => undefined,
        find: (page) => expect(button(page, 'Put my text back')).toBeVisible(),
        findInitial: (page) => expect(button(page, 'Put my text back')).toHaveCount(0),
      },
    ],
  },
  'forms of a QR code': {
    route: '/QRCodeGenerator',
    choices: [
      onTheWay(select('Template', 'Wi-Fi')),
      onTheWay(type('Network name (SSID)', 'Attic')),
      onTheWay(select('Security', 'WEP')),
      onTheWay(type('Password', 'short')),
      onTheWay(tick('The network is hidden', undefined, false)),
      select('Template', 'Contact (vCard)'),
      type('First name', 'Ada'),
      type('Note', 'a;b\nc'),
      select('vCard version', '4.0'),
      {
        make: async () => undefined,
        find: async (page) => {
          await choose(page, 'Template', 'Wi-Fi');
          await expect(textbox(page, 'Network name (SSID)')).toHaveValue('Attic');
          await expect(combobox(page, 'Security')).toHaveText('WEP');
          await expect(textbox(page, 'Password')).toHaveValue('short');
          await expect(page.getByRole('checkbox', { name: 'The network is hidden' })).toBeChecked();
          await choose(page, 'Template', 'Contact (vCard)');
          await expect(textbox(page, 'First name')).toHaveValue('Ada');
        },
      },
    ],
  },
  'image OCR': {
    route: '/ImageOCR',
    choices: [
      {
        make: (page) => choose(page, 'Image language', 'French (fra)', 'English (eng)', 'Polish (pol)'),
        find: isText((page) => combobox(page, 'Image language'), 'French, Polish'),
        findInitial: isText((page) => combobox(page, 'Image language'), 'English'),
      },
      select('Layout', 'One column', 'Any layout'),
      press('Words', 'Text'),
    ],
  },
  'color picker': {
    route: '/Colors/ColorPicker',
    choices: [
      type('Color', 'oklch(0.7 0.3 150 / 0.5)', '#bf3a2b'),
      type('Second color', 'teal', '#f5e9d7'),
      type('Opacity', '25', '50'),
      {
        make: async () => undefined,
        find: isValue((page) => textbox(page, 'Hexa'), '40'),
        findInitial: isValue((page) => textbox(page, 'Hexa'), '80'),
      },
    ],
  },
  'named colors': {
    route: '/Colors/NamedColors',
    choices: [type('Filter', 'sea', ''), pageSize('25'), select('Family', 'Green', 'All families')],
  },
  'CSV parser': {
    route: '/CSVParser',
    choices: [
      {
        make: async (page) => {
          await paste(textbox(page, 'CSV Source data'), 'b;2\na;1\nab;3');
          await page.getByRole('grid').getByRole('button', { name: 'Column 2', exact: true }).click();
          await page.getByRole('grid').getByRole('button', { name: 'Column 2', exact: true }).click();
          await textbox(page, 'Filter rows').fill('b');
          await choose(page, 'Column to filter', 'Column 1');
        },
        find: async (page) => {
          await button(page, 'Table').click();
          await expect(textbox(page, 'Filter rows')).toHaveValue('b');
          await expect(combobox(page, 'Column to filter')).toHaveText('Column 1');
          await expect(page.getByRole('columnheader', { name: 'Column 2' })).toHaveAttribute('aria-sort', 'descending');
          await expect(page.getByText('2 of 3 rows')).toBeVisible();
          await choose(page, 'Export format', 'CSV');
          await expect(combobox(page, 'Delimiter of the export')).toHaveText('| (pipe)');
          await expect(combobox(page, 'Quotes')).toHaveText('Quotes around all');
          await choose(page, 'Export format', 'SQL INSERTs');
        },
        findInitial: isPressed('Table'),
      },
      onTheWay(select('Export format', 'CSV')),
      onTheWay(select('Delimiter of the export', '| (pipe)')),
      onTheWay(select('Quotes', 'Quotes around all')),
      select('Export format', 'SQL INSERTs', 'JSON'),
      select('SQL dialect', 'PostgreSQL'),
      type('Table name', 'people'),
      select('Rows of each INSERT', '1 row an INSERT'),
      tick('Empty cells are NULL'),
      {
        make: async () => undefined,
        find: (page) => expect(textbox(page, 'Parsed rows as SQL INSERTs')).toContainText('people'),
      },
    ],
  },
  'common lists': {
    route: '/CommonLists',
    choices: [
      {
        // Until the new list shows, the pager of the old one is there, named alike, and its options close with it.
        make: async (page) => {
          await page.getByRole('tab', { name: 'HTML Entities' }).click();
          await expect(page.getByRole('tab', { name: 'HTML Entities', selected: true })).toBeVisible();
        },
        find: (page) => expect(page.getByRole('tab', { name: 'HTML Entities', selected: true })).toBeVisible(),
        findInitial: (page) => expect(page.getByRole('tab', { name: 'Mime-types', selected: true })).toBeVisible(),
      },
      pageSize('25'),
      {
        make: async (page) => {
          await choose(page, 'Characters to encode', 'All characters');
          await choose(page, 'How entities are written', 'Hexadecimal');
          await button(page, 'Decode').click();
          await paste(textbox(page, 'Text to decode'), '&lt;i&gt; &amp;lt;');
        },
        // The text is decoded exactly once: it must not be restored as encoded, or be decoded twice.
        find: async (page) => {
          await expect(textbox(page, 'Text to decode')).toHaveText('&lt;i&gt; &amp;lt;');
          await expect(textbox(page, 'Decoded text')).toHaveText('<i> &lt;');
          await button(page, 'Encode').click();
          await withControl(combobox(page, 'Characters to encode'), (select) =>
            expect(select).toHaveText('All characters'),
          );
          await withControl(combobox(page, 'How entities are written'), (select) =>
            expect(select).toHaveText('Hexadecimal'),
          );
          await button(page, 'Decode').click();
        },
      },
    ],
  },
  'poker planning': {
    route: '/PokerPlanning',
    choices: [
      {
        make: async (page) => {
          await choose(page, 'Poker card types', 'Your own list');
          await textbox(page, 'Your cards').fill('1, 7, 9');
          await choose(page, 'Poker card types', 'T-shirt');
        },
        find: async (page) => {
          await expect(combobox(page, 'Poker card types')).toHaveText('T-shirt');
          await choose(page, 'Poker card types', 'Your own list');
          await expect(textbox(page, 'Your cards')).toHaveValue('1, 7, 9');
          await choose(page, 'Poker card types', 'T-shirt');
        },
        findInitial: isText((page) => combobox(page, 'Poker card types'), 'Fibonacci'),
      },
      type('Link to a room', 'https://example.org/#/Poker', ''),
    ],
  },
  '3D viewer': {
    route: '/VR3DViewer',
    choices: [
      toggle('Grid', true),
      toggle('Axes', false),
      toggle('Wireframe', false),
      select('Background', 'Your own colour', 'As the theme'),
      {
        make: (page) => page.getByLabel('Colour of the background').fill('#112233'),
        find: isValue((page) => page.getByLabel('Colour of the background'), '#112233'),
      },
      select('Axis that points up', 'Z', 'As usual for the format'),
      tick('Environment light', true),
      {
        make: async (page) => {
          await page.getByRole('slider', { name: 'Brightness' }).focus();
          await page.keyboard.press('End');
        },
        find: isValue((page) => page.getByRole('slider', { name: 'Brightness' }), '3'),
        findInitial: isValue((page) => page.getByRole('slider', { name: 'Brightness' }), '1'),
      },
    ],
  },
};

/** The screens of a group share a page, since loading pages takes most of the time. */
const groups = [
  ['QR code', 'image OCR', 'color picker'],
  ['forms of a QR code', 'named colors', 'CSV parser'],
  ['common lists', 'poker planning', '3D viewer'],
];

for (const names of groups) {
  test(`every choice of ${names.join(', ')} is there after a look at another screen, and after a reload`, async ({
    page,
    open,
  }) => {
    await withoutDrawing(page);
    const inGroup = names.flatMap((name) => screens[name] ?? []);
    expect(inGroup).toHaveLength(names.length);
    const findAll = async () => {
      for (const { route, choices } of inGroup) {
        await open(route);
        for (const { find } of choices) {
          await find(page);
        }
      }
    };
    for (const { route, choices } of inGroup) {
      await open(route);
      for (const { make } of choices) {
        await make(page);
      }
    }
    await findAll();
    await open('/Home');
    await page.reload();
    await findAll();

    await open('/preferences');
    await clearEverything(page);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('choices:')))).toEqual(
      [],
    );
    for (const { route, choices } of inGroup) {
      await open(route);
      for (const { findInitial } of choices) {
        await findInitial?.(page);
      }
    }
  });
}

test('images, files and what was made of them are there for the session, and what is chosen for them stays', async ({
  page,
  open,
}) => {
  const { size, data } = create('In a picture').modules;
  const scale = 6;
  const quiet = 4;
  const side = (size + 2 * quiet) * scale;
  const picture = writePng(side, side, (x, y) => {
    const [column, row] = [Math.floor(x / scale) - quiet, Math.floor(y / scale) - quiet];
    const isDark = column >= 0 && row >= 0 && column < size && row < size && data[row * size + column] === 1;
    return isDark ? [0, 0, 0, 255] : [255, 255, 255, 255];
  });
  const file = { name: 'picture.png', mimeType: 'image/png', buffer: picture };

  // Visited screens stay hidden in the page.
  const shown = page.locator('main > :visible');
  await open('/QRCodeGenerator');
  await shown.getByLabel('Logo image').setInputFiles(file);
  await choose(page, 'Logo size', '30% of the width');
  await open('/Colors/ColorPicker');
  await fileInput(page, 'Drop an image here').setInputFiles(file);
  await choose(page, 'Zoom', '200%');
  await open('/CSVParser');
  await page
    .locator('main > :visible')
    .getByLabel('File to open')
    .setInputFiles({
      name: 'rows.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('a;1\nb;2'),
    });
  await expect(shown.getByText('2 rows')).toBeVisible();

  await open('/QRCodeGenerator');
  await expect(combobox(page, 'Logo size')).toHaveText('30% of the width');
  await expect(shown.getByText('picture.png')).toBeVisible();
  await button(page, 'Read').click();
  await fileInput(page, 'Drop an image of the code').setInputFiles(file);
  await expect(page.getByRole('list', { name: 'Codes found' })).toContainText('In a picture');
  await open('/Colors/ColorPicker');
  await expect(shown.getByText(`picture.png, ${side} × ${side} pixels.`)).toBeVisible();
  await expect(combobox(page, 'Zoom')).toHaveText('200%');
  await open('/CSVParser');
  await expect(shown.getByText('2 rows')).toBeVisible();
  await open('/QRCodeGenerator');
  await expect(page.getByRole('list', { name: 'Codes found' })).toContainText('In a picture');
  await expect(button(page, 'Turn the camera off')).toHaveCount(0);

  await page.reload();
  await expect(button(page, 'Read')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Use the camera')).toBeVisible();
  await button(page, 'Make').click();
  await shown.getByLabel('Logo image').setInputFiles(file);
  await expect(combobox(page, 'Logo size')).toHaveText('30% of the width');
});

test('a damaged choice falls back alone', async ({ page, open }) => {
  const kept = (value: object) => JSON.stringify({ version: 1, value });
  await storeBeforeLoad(page, {
    'choices:NamedColors': kept({ filter: 'sea', family: 'Plaid', pageSize: 7 }),
    'choices:ColorPicker': kept({ current: { text: 'x' }, secondText: 'navy', opacity: { opacity: '500', hexa: '1' } }),
    'choices:ImageOCR': kept({ languages: [], layout: 'line', view: 3 }),
    'choices:CommonLists': '{"version":1',
  });
  await open('/Colors/NamedColors');
  await expect(textbox(page, 'Filter')).toHaveValue('sea');
  await expect(combobox(page, 'Family')).toHaveText('All families');
  await expect(combobox(page, 'Rows per page:')).toHaveText('25');
  await open('/Colors/ColorPicker');
  await expect(textbox(page, 'Color')).toHaveValue('#bf3a2b');
  await expect(textbox(page, 'Second color')).toHaveValue('navy');
  await expect(textbox(page, 'Opacity')).toHaveValue('50');
  await open('/ImageOCR');
  await expect(combobox(page, 'Image language')).toHaveText('English');
  await expect(combobox(page, 'Layout')).toHaveText('One line');
  await open('/CommonLists');
  await expect(page.getByRole('tab', { name: 'Mime-types', selected: true })).toBeVisible();
});
