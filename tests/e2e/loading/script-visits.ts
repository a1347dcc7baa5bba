import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import type { ScriptGraph } from '#tests/support/graphs/script-graph.ts';
import { fileInput } from '#tests/support/page/file-input.ts';
import { withoutRoomLight } from '#tests/support/page/without-room-light.ts';
import { screens } from '#tools/screens.ts';
import { listConversions, listLanguages } from './language-visits.ts';
import { notLoaded, type Visit } from './visit.ts';

const models = fileURLToPath(new URL('../../fixtures/models/', import.meta.url));
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const choosePicture = (label: string) => (page: Page) =>
  fileInput(page, label).setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: png });

const chooseModel =
  (...names: readonly string[]) =>
  (page: Page) =>
    page.getByLabel('Files of a model').setInputFiles(names.map((name) => models + name));

async function findExpression(page: Page): Promise<void> {
  // The plain field that precedes the editor does not have its own search.
  await page.locator('.cm-content[aria-label="JSON Content"]').press('ControlOrMeta+f');
  await page.getByRole('button', { name: 'Regular expression' }).click();
  await page.getByRole('textbox', { name: 'Find' }).fill('[a-z]');
}

/** Searches in a result that is large enough to be shown row by row. */
async function findInResult(page: Page): Promise<void> {
  const rows = Array.from(
    { length: 400_000 },
    (_, row) => `"the name of row ${row} is long enough for a result that is shown row by row"`,
  );
  const path = test.info().outputPath('large.json');
  await writeFile(path, `[${rows.join(',')}]`);
  await page.getByLabel('File to open').setInputFiles(path);
  const view = page.getByRole('region', { name: 'Formatted JSON' });
  await expect(view).toContainText('row 0 is');
  await view.press('ControlOrMeta+F');
  await page.getByRole('region', { name: 'Result' }).getByRole('textbox', { name: 'Find' }).fill('row 399999');
}

/** Lists the visits that load all scripts that no screen needs, except those of `notVisited`. */
export function listVisits(graph: ScriptGraph): Visit[] {
  const { find, needs, reach } = graph;
  /** Returns the scripts of workers, or of parts that these load, by their names. */
  const scripts = (...names: readonly string[]) =>
    new Set(
      names.flatMap((name) => [...needs(name.endsWith(' worker') ? find(name.slice(0, -7), 'worker') : find(name))]),
    );
  const plain = (path: string, ...names: readonly string[]): Visit => ({
    path,
    says: notLoaded,
    scripts: scripts(...names),
  });

  const typeInBox = (page: Page) => page.getByRole('combobox', { name: 'Paste anything' }).fill('0xff');

  const visits: readonly Visit[] = [
    {
      ...plain('/Home', 'after-home'),
      act: typeInBox,
      says: /The recogniser could not be loaded.*The change log could not be loaded/s,
    },
    { ...plain('/Home', 'recognition-worker worker'), act: typeInBox },
    plain('/URL/URLParser', 'url-parser worker'),
    plain('/URL/URLEncoder', 'url-encoder worker'),
    // The box has a part with the same name.
    { ...plain('/URL/CURLConverter'), scripts: reach(find('url-curl-converter', 'worker')) },
    plain('/Base64/Base64Encoder', 'base64-string worker'),
    plain('/JSON/JSONFormatter', 'json-formatter worker'),
    plain('/JSON/JSONRepair', 'json-repair worker'),
    {
      ...plain('/JSON/JSONFormatter', 'history-panel'),
      act: (page) => page.getByRole('button', { name: 'History', exact: true }).click(),
    },
    { ...plain('/JSON/JSONFormatter', 'code-editor-find worker'), act: findExpression },
    {
      ...plain('/JSON/JSONFormatter', 'match-table'),
      act: (page) => page.getByRole('textbox', { name: 'JSONPath query' }).fill('$.tools[*]'),
    },
    { ...plain('/JSON/JSONFormatter', 'large-text-view worker'), act: findInResult },
    plain('/SafeToShare/Mask', 'safe-to-share worker'),
    plain('/Diff/Compare', 'diff worker'),
    plain('/JWTDecoder', 'jwt-decoder worker'),
    plain('/UUIDGenerator', 'uuid-generator worker'),
    plain(
      '/NumberBase',
      'operation-worker worker',
      'number-base-operations',
      'integer-rows',
      'integer-value',
      'read-digits',
    ),
    plain('/NumberBase/FloatingPoint', 'float-rows', 'read-float', 'float-format'),
    plain('/Hash', 'hash-operations', 'hash-stream', 'compare-sum'),
    plain('/Hash/HMAC', 'read-key'),
    plain('/RegExTester', 'regex-tester worker'),
    plain('/QRCodeGenerator', 'qr-code-generator worker', 'prepare-reader', 'check-code'),
    plain('/CommonLists', 'mime-type-list'),
    plain('/CommonLists?tab=html-entities', 'html-entity-list', 'common-lists worker'),
    { ...plain('/CSVParser', 'csv-parser worker'), stored: { lastCSVInputContent: 'a,b\n1,2' } },
    {
      ...plain('/RegExTester', 'regex-tester-explanation worker'),
      act: (page) => page.getByRole('button', { name: 'Explanation' }).click(),
    },
    {
      path: '/RegExTester',
      says: /too complex to check/,
      scripts: scripts('regex-tester-slowness worker'),
    },
    {
      path: '/RegExTester',
      stored: { lastRegEx: '/\\p{L}+$/iu' },
      says: /too complex to check/,
      scripts: scripts('case-folding', 'unicode-properties'),
    },
    {
      ...plain('/JSON/JSONRepair', 'json-repair-diff-view worker'),
      act: (page) => page.getByRole('button', { name: 'Changes' }).click(),
    },
    { ...plain('/Base64/Base64FileEncoder', 'base64-file worker'), act: choosePicture('Drop files to encode') },
    { ...plain('/colors/ColorPicker', 'colors-image worker'), act: choosePicture('Drop an image here') },
    ...listConversions(graph, scripts),
    ...listLanguages(graph),
    ...(
      [
        ['box-text.stl', 'vr-3d-viewer worker', 'parse-stl'],
        ['box.ply', 'parse-ply'],
        ['plain.obj', 'parse-obj'],
        ['box.fbx', 'FBXLoader'],
        ['box.3mf', '3MFLoader'],
        ['box.dae', 'ColladaLoader'],
        ['box.glb', 'load-gltf'],
        ['draco.glb', 'create-draco-loader', 'vr-3d-viewer-draco worker'],
        ['ktx2-etc1s.glb', 'create-ktx2-loader', 'vr-3d-viewer-basis worker'],
        ['meshopt.glb', 'meshopt_decoder.module'],
      ] as const
    ).map(
      ([file, ...names]): Visit => ({
        ...plain('/VR3DViewer', ...names),
        stored: withoutRoomLight,
        act: chooseModel(file),
        canFollow: true,
      }),
    ),
    {
      ...plain('/VR3DViewer', 'load-materials'),
      stored: withoutRoomLight,
      act: chooseModel('box.obj', 'box.mtl'),
    },
    {
      ...plain('/ImageOCR', 'image-ocr worker', 'tesseract-core-relaxedsimd-lstm'),
      act: async (page) => {
        await choosePicture('Drop or paste images here')(page);
        await page.getByRole('button', { name: 'Run' }).click();
      },
    },
    {
      ...plain('/QRCodeGenerator', 'read-file'),
      act: async (page) => {
        await page.getByRole('button', { name: 'Read', exact: true }).click();
        await choosePicture('Drop an image of the code')(page);
      },
    },
    {
      ...plain('/GithubUserProjects', 'fetch-projects'),
      stored: { lastGithubUsernameValue: 'octocat' },
      act: (page) => page.getByRole('button', { name: 'Search', exact: true }).click(),
      asksElsewhere: true,
    },
  ];
  return [...visits, ...visitsOfSamples(graph, visits)];
}

/**
 * The visits of screens that are generated from an operation and are not among others: their sample loads all that the
 * operation needs.
 */
function visitsOfSamples({ files, reach }: ScriptGraph, others: readonly Visit[]): Visit[] {
  return screens.flatMap(({ path, entry }) => {
    const [tool] = entry.operation?.split('.') ?? [];
    const list = files.find((file) => file.startsWith(`${tool}-operations.`));
    return list === undefined || others.some(({ scripts }) => scripts.has(list))
      ? []
      : [{ path, says: notLoaded, scripts: reach(list) }];
  });
}

/**
 * The scripts that no visit loads: encodings of old files, the highlighting of HTML and PHP, the OCR for browsers that
 * lack an instruction, and the check of a host's file, without which the site stays as it was; also the quick box, what
 * it passes on, and saving through a dialog, which exist only in the desktop app.
 */
export const notVisited =
  /^(check-host-file|quick-box|open-pasted-here|save-by-dialog|encoding(-lite|-tables)?|multi-byte|single-byte|utf16\.browser|xml|dist|tesseract-core-simd-lstm)\./;
