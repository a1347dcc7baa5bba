import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { write } from '#tests/support/page/editor.ts';
import { fileInput } from '#tests/support/page/file-input.ts';
import { withoutRoomLight } from '#tests/support/page/without-room-light.ts';
import { tools } from '#tools/catalogue.ts';
import { screens } from '#tools/screens.ts';
import { expect, storeBeforeLoad, test } from '../fixtures.ts';

/** Runs a typical job of each tool. */

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: typeof name === 'string' });
const shows = (page: Page, text: string | RegExp) => expect(page.getByRole('main')).toContainText(text);
const picture = fileURLToPath(new URL('../../../build/icons/icon-256.png', import.meta.url));
const model = `solid triangle
facet normal 0 0 1
outer loop
vertex 0 0 0
vertex 1 0 0
vertex 0 1 0
endloop
endfacet
endsolid triangle
`;

interface Job {
  readonly path: string;
  readonly does: string;
  readonly run: (page: Page) => Promise<void>;
}

/** The jobs by the id of the tool. */
const jobs: Readonly<Record<string, Job>> = {
  Home: {
    path: '/Home',
    does: 'tells what was pasted',
    run: async (page) => {
      await page.getByRole('combobox', { name: 'Paste anything' }).fill('1737244800');
      const answers = page.getByRole('listbox', { name: 'What it can be' });
      await expect(answers.getByRole('option').first()).toContainText('2025');
    },
  },
  URL: {
    path: '/URL/CURLConverter',
    does: 'makes code of a curl command',
    run: async (page) => {
      await write(box(page, 'cURL command'), 'curl -X POST -d a=1 https://job.example.com');
      await expect(box(page, 'Code')).toContainText('job.example.com');
    },
  },
  Base64: {
    path: '/Base64/Base64FileEncoder',
    does: 'encodes a file',
    run: async (page) => {
      await fileInput(page, 'Drop files to encode').setInputFiles(picture);
      const start = (await readFile(picture)).toString('base64').slice(0, 24);
      await shows(page, start);
    },
  },
  JSON: {
    path: '/JSON/JSONFormatter',
    does: 'formats',
    run: async (page) => {
      await write(box(page, 'JSON Content'), '{"a":[1,12345678901234567890]}');
      await expect(box(page, 'Formatted JSON')).toContainText(/"a": \[\s*1,\s*12345678901234567890/);
    },
  },
  Colors: {
    path: '/Colors/ColorPicker',
    does: 'converts a colour',
    run: async (page) => {
      await write(box(page, 'Color'), 'rebeccapurple');
      await expect(page.getByText(/#663399/i).first()).toBeVisible();
    },
  },
  RegExTester: {
    path: '/RegExTester',
    does: 'finds matches',
    run: async (page) => {
      await write(box(page, 'Regular expression'), '/TOOL-(?<number>\\d+)/g');
      await shows(page, 'TOOL-42');
    },
  },
  UUIDGenerator: {
    path: '/UUIDGenerator',
    does: 'makes identifiers',
    run: (page) => shows(page, /[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/),
  },
  Hash: {
    path: '/Hash/HashSums',
    does: 'makes sums',
    run: async (page) => {
      await box(page, 'Text or file').fill('abc');
      await shows(page, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    },
  },
  JWTDecoder: {
    path: '/JWTDecoder',
    does: 'reads a token',
    run: async (page) => {
      const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEtam9iIn0.AAAA';
      await write(box(page, 'JSON web token to decode'), token);
      await shows(page, 'ada-job');
    },
  },
  QRCodeGenerator: {
    path: '/QRCodeGenerator',
    does: 'makes a code',
    run: async (page) => {
      await write(box(page, 'Text to store into QR Code'), 'https://job.example.com');
      await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    },
  },
  ImageOCR: {
    path: '/ImageOCR',
    does: 'reads a picture',
    run: async (page) => {
      // The text is drawn by the browser under test, since the result must not depend on the fonts of another.
      const drawn = await page.evaluate(() => {
        const canvas = document.createElement('canvas');
        canvas.width = 900;
        canvas.height = 160;
        const context = canvas.getContext('2d');
        if (context === null) {
          throw new Error('There is no canvas.');
        }
        context.fillStyle = 'white';
        context.fillRect(0, 0, 900, 160);
        context.fillStyle = 'black';
        context.font = '64px sans-serif';
        context.fillText('Hello toolbox', 60, 100);
        return canvas.toDataURL('image/png').replace(/^.*,/u, '');
      });
      const file = { name: 'hello.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
      await fileInput(page, 'Drop or paste images here').setInputFiles(file);
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await expect(box(page, 'Extracted text')).toContainText('Hello toolbox');
    },
  },
  CommonLists: {
    path: '/CommonLists',
    does: 'finds a media type',
    run: (page) => shows(page, /types found/),
  },
  GithubUserProjects: {
    path: '/GithubUserProjects',
    does: 'says what is not a user’s name',
    run: async (page) => {
      await box(page, 'Username').fill('a b');
      await expect(page.getByRole('main').getByRole('note').filter({ hasText: /./u }).first()).toBeVisible();
    },
  },
  SafeToShare: {
    path: '/SafeToShare/Mask',
    does: 'masks an address',
    run: async (page) => {
      await write(box(page, 'Text or file to mask'), 'from ada@example.com');
      await expect(box(page, 'Safe text')).toContainText('EMAIL_1');
    },
  },
  Diff: {
    path: '/Diff/Compare',
    does: 'compares two texts',
    run: async (page) => {
      await write(box(page, 'Original'), 'one\ntwo');
      await write(box(page, 'Changed'), 'one\nthree');
      await expect(page.getByRole('region', { name: 'Differences, side by side' })).toContainText('three');
      await shows(page, '1 difference: −1 +1 lines');
    },
  },
  DateConverter: {
    path: '/DateConverter',
    does: 'reads an epoch',
    run: async (page) => {
      await box(page, 'Epoch value').fill('1737244800');
      await shows(page, '2025-01-19');
    },
  },
  NumberBase: {
    path: '/NumberBase/IntegerBases',
    does: 'converts a number',
    run: async (page) => {
      await box(page, 'Whole number').fill('0xcafebabe');
      await shows(page, '3405691582');
    },
  },
  CSVParser: {
    path: '/CSVParser',
    does: 'reads rows',
    run: async (page) => {
      await write(box(page, 'CSV Source data'), 'Name,Price\nJobapple,1\nPear,"2"');
      await expect(page.getByRole('gridcell', { name: 'Jobapple' }).first()).toBeVisible();
    },
  },
  PokerPlanning: {
    path: '/PokerPlanning',
    does: 'joins a room',
    run: async (page) => {
      const { host } = new URL(page.url());
      await page.goto(`./#/PokerPlanning/${host}/browser-job/Team`);
      await expect(box(page, 'Server (channel open)')).toBeVisible();
      await box(page, 'Your name').fill('Ada');
      await page.getByRole('button', { name: 'Join', exact: true }).click();
      await expect(page.getByRole('row').filter({ hasText: 'Ada' })).toBeVisible();
    },
  },
  VR3DViewer: {
    path: '/VR3DViewer',
    does: 'shows a model',
    run: async (page) => {
      const file = { name: 'triangle.stl', mimeType: 'model/stl', buffer: Buffer.from(model) };
      await fileInput(page, 'Files of a model').setInputFiles(file);
      await shows(page, 'triangle.stl');
      await expect(page.locator('canvas')).toBeVisible();
    },
  },
};

/** The least that a tool does whose screen is generated from an operation: its sample has a result. */
function jobOfSample(tool: (typeof tools)[number]): Job | undefined {
  const screen = screens.find(({ toolId, entry }) => toolId === tool.id && entry.operation !== undefined);
  return screen === undefined
    ? undefined
    : {
        path: screen.path,
        does: 'shows the result of its sample',
        run: async (page) => {
          const result = page.getByRole('region', { name: 'Result', exact: true });
          await expect(result.getByRole('button', { name: /^Copy to clipboard/ }).first()).toBeEnabled();
        },
      };
}

const jobOf = (tool: (typeof tools)[number]) => jobs[tool.id] ?? jobOfSample(tool);

test('every tool has its job here', () => {
  expect(tools.filter((tool) => jobOf(tool) === undefined).map(({ id }) => id)).toEqual([]);
  expect(Object.keys(jobs).filter((id) => !tools.some((tool) => tool.id === id))).toEqual([]);
});

for (const tool of tools) {
  const job = jobOf(tool);
  const { menuLabel } = tool;
  if (job !== undefined) {
    test(`${menuLabel} ${job.does}`, async ({ page, open }) => {
      await storeBeforeLoad(page, withoutRoomLight);
      await open(job.path);
      await job.run(page);
    });
  }
}
