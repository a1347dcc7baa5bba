import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { configureManifest } from './configuration.ts';
import { createSite } from './site.ts';

const page = `<html lang="en"><head><title>Web Toolbox</title></head><body><template id="headers"><div data-path="/notes" data-tool="/Notes"><header>Notes</header></div><div data-path="/chess" data-tool="/Chess" data-calls-out="poker"><header>Chess</header></div><div data-path="not-offered" data-tool=""><header>Not here</header></div></template></body></html>`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'configured-'));
  await writeFile(join(root, 'index.html'), page);
});
afterEach(() => rm(root, { recursive: true }));

/** Returns what a server with this file and environment serves and logs. */
async function serve(file: string | undefined, configuration?: Readonly<Record<string, unknown>>) {
  if (file !== undefined) {
    await writeFile(join(root, 'configuration.json'), file);
  }
  const problems: unknown[] = [];
  const site = await createSite({ root, configuration, log: (_event, { problem } = {}) => problems.push(problem) });
  const answer = await site.inject('/configuration.json');
  const html = (await site.inject('/')).body;
  await site.close();
  return { served: answer.json(), html, problems: problems.filter((problem) => problem !== undefined) };
}

test('the file is read, and a variable replaces its whole entry', async () => {
  const file = JSON.stringify({ hiddenTools: ['Notes'], homeText: 'From the file' });
  const { served, html, problems } = await serve(file, { hiddenTools: ['Chess'] });
  expect(problems).toEqual([]);
  expect(served).toMatchObject({ hiddenTools: ['Chess'], homeText: 'From the file' });
  expect(html).toContain('a[href="#/Chess"]');
  expect(html).not.toContain('a[href="#/Notes"]');
});

test('without a file and variables nothing is configured', async () => {
  const { served, problems } = await serve(undefined);
  expect(served).toMatchObject({ hiddenTools: [], switchedOff: [], preferences: {}, homeText: '' });
  expect(problems).toEqual([]);
});

test('what is wrong is in the log at the start, and in the page', async () => {
  const { served, html, problems } = await serve('{"homeText": "Hello", "hiddenTools": ["Ntoes"]}', {
    switchedOff: ['mail'],
  });
  expect(served).toMatchObject({ homeText: 'Hello', hiddenTools: [] });
  expect(problems).toEqual([
    expect.stringContaining('“hiddenTools” has "Ntoes"'),
    expect.stringContaining('“switchedOff” has "mail"'),
  ]);
  expect(html).toContain('but there is no such tool');
  expect((await serve('{')).problems).toEqual([expect.stringContaining('configuration.json is not JSON')]);
});

test('the manifest has no shortcut to what is hidden', () => {
  const manifest = JSON.stringify({ name: 'Toolbox', shortcuts: [{ url: './#/Notes' }, { url: './#/Clock/World' }] });
  expect(JSON.parse(configureManifest(manifest, (path) => path === '/Notes'))).toEqual({
    name: 'Toolbox',
    shortcuts: [{ url: './#/Clock/World' }],
  });
});
