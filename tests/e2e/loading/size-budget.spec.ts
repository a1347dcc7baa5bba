import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { atRest, budgetOfFormatter, budgetOfHome } from '#tests/support/graphs/script-budgets.ts';
import { readScriptGraph, sizeOf } from '#tests/support/graphs/script-graph.ts';
import { builtSite } from '#tests/support/servers/serve-site.ts';
import { screens as catalogue, findScreen } from '#tools/screens.ts';
import { expect, test } from '../fixtures.ts';

/** The limit includes the start script. Each request has its own cost, in the browser and on the network. */
const mostScripts = 10;
/** The limits of single scripts in bytes, uncompressed. */
const largestStart = 2200;
const largestSlownessCheck = 450_000;
/** The size in bytes, after brotli, below which a script is hardly worth a request. */
const usefulSize = 10_000;
/** What most screens share, and what loads after the first paint of each: none needs the others' parts. */
const partsOfAll = ['after-start', 'rolldown-runtime', 'surfaces', 'tables', 'worker'];
/** What loads when it is asked for, alone, since nothing else is needed at that moment. */
const onlyOnDemand = [
  'case-folding',
  'check-host-file',
  'encoding',
  'encoding-lite',
  'history-panel',
  'json-tree',
  'large-text-rows',
  'match-paths',
  'meshopt_decoder',
  'multi-byte',
  'single-byte',
];
/** What a screen of a few kilobytes consists of, or two such screens share. */
const partsOfSmallScreens = [
  '[a-z-]+-operations',
  'BufferGeometryUtils',
  'Slider',
  'convert-command',
  'quick-box',
  'spawn-diff-worker',
  'taken-meanings',
  'tasks',
];
/**
 * The scripts below that size that are neither screens nor workers. Any other belongs in the file that loads it: see
 * build/vite/chunks.ts and worker-chunks.ts.
 */
const smallScripts = new RegExp(`^(?:${[...partsOfAll, ...onlyOnDemand, ...partsOfSmallScreens].join('|')})\\.`);

/**
 * The limit in characters: duplicates of this length are a table in two scripts, or a package of data. Shared code has
 * different names in each script.
 */
const longestShared = 16_384;
/**
 * The converter of curl commands, which the box loads when somebody copies its answer, is built separately from that of
 * its screen, and the bundler prepends different code to it.
 */
const ofTwoBuilds = /^curlconverter\./;

test('the first scripts of Home stay within their budget', () => {
  const files = readScriptGraph(builtSite).first('Home');
  expect(sizeOf(builtSite, files, 'gzip'), files.join('\n')).toBeLessThanOrEqual(budgetOfHome);
});

test('the scripts that the JSON formatter needs before its result stay within their budget', () => {
  const files = readScriptGraph(builtSite).first('JSONFormatter');
  expect(sizeOf(builtSite, files, 'brotli'), files.join('\n')).toBeLessThanOrEqual(budgetOfFormatter);
});

test('no screen needs more than ten scripts to show', () => {
  const { first, screens } = readScriptGraph(builtSite);
  const tooMany = [...screens.keys()].flatMap((id) => {
    const scripts = first(id);
    return scripts.length > mostScripts ? [`${id}: ${scripts.join(', ')}`] : [];
  });
  expect(tooMany).toEqual([]);
});

test('the icon of the page is in the page, which has the logo anyway', async () => {
  const html = await readFile(`${builtSite}/index.html`, 'utf8');
  expect(/<link rel="icon" href="([^"]{20})/.exec(html)?.[1]).toBe('data:image/svg+xml,%');
});

test('the scripts that are smaller than useful are those of small screens, and the few that are named here', () => {
  const { files, entry, start, screens } = readScriptGraph(builtSite);
  const others = new Set([...screens.values(), entry, start]);
  const small = files
    .filter((file) => !others.has(file) && !file.endsWith('.worker.js'))
    // The faster encoding first.
    .filter((file) => (['gzip', 'brotli'] as const).every((name) => sizeOf(builtSite, [file], name) < usefulSize));
  expect(small.length).toBeGreaterThan(0);
  expect(small.filter((file) => !smallScripts.test(file))).toEqual([]);
});

test('no table is in two scripts', () => {
  const { files, of } = readScriptGraph(builtSite);
  const shared = new Set<string>();
  for (const file of files) {
    const { text } = of(file);
    for (let start = 0; start + longestShared <= text.length; start += longestShared) {
      const piece = text.slice(start, start + longestShared);
      const other = files.find(
        (name) => name !== file && !(ofTwoBuilds.test(name) && ofTwoBuilds.test(file)) && of(name).text.includes(piece),
      );
      if (other !== undefined) {
        shared.add([file, other].sort().join(' and '));
      }
    }
  }
  expect([...shared]).toEqual([]);
});

test('the history, which loads with the focus of the first field, brings no other script', () => {
  const { find, first, needs } = readScriptGraph(builtSite);
  const loaded = first('JSONFormatter');
  expect([...needs(find('history'))].filter((script) => !loaded.includes(script))).toEqual([find('history')]);
});

test('the search for tools, which any screen may ask for, comes without the editor', () => {
  const { find, needs } = readScriptGraph(builtSite);
  expect([...needs(find('on-demand'))]).not.toContain(find('editor'));
});

test('the check of expressions comes without the tables that few of them need', () => {
  const { find, needs, of } = readScriptGraph(builtSite);
  const scripts = [...needs(find('regex-tester-slowness', 'worker'))].map(of);
  expect(scripts.reduce((length, { text }) => length + text.length, 0)).toBeLessThan(largestSlownessCheck);
  expect(scripts.flatMap(({ later }) => later).sort()).toEqual([find('case-folding'), find('unicode-properties')]);
});

test('the start script is small, and asks for what the screen in the address needs, and for nothing else', async () => {
  const { entry, start, find, needs, screens } = readScriptGraph(builtSite);
  const code = await readFile(`${builtSite}/static/js/${start}`, 'utf8');
  expect(code.length).toBeLessThan(largestStart);
  const html = await readFile(`${builtSite}/index.html`, 'utf8');
  const content = /<meta name="screen-files" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
  const first = needs(entry);
  /** Returns the requests of the script at an address, with kept inputs if there are any. */
  const run = (hash: string, kept: Readonly<Record<string, string>> = {}) => {
    const links: { readonly rel: string; readonly href: string }[] = [];
    const workers: string[] = [];
    runInNewContext(code, {
      URL,
      window: {},
      addEventListener() {},
      Worker: class {
        constructor(url: string) {
          workers.push(url.replace(/.*\//, ''));
        }
        addEventListener() {}
      },
      location: { hash },
      localStorage: { getItem: (key: string) => kept[key] ?? null },
      matchMedia: () => ({ matches: false }),
      MutationObserver: class {
        observe() {}
      },
      document: {
        baseURI: 'http://site.test/',
        documentElement: { dataset: {}, getAttribute: () => null, setAttribute() {}, toggleAttribute() {} },
        querySelector: () => ({ content }),
        createElement: () => ({}),
        head: { append: (link: (typeof links)[number]) => links.push(link) },
      },
    });
    return { links, workers };
  };
  const preloaded = (hash: string) =>
    run(hash)
      .links.map(({ rel, href }) => `${rel} ${href.replace(/\.[^.]+\.woff2$/, '')}`)
      .sort();
  const needed = (path: string) => {
    const chunk = screens.get(findScreen(path)?.id ?? 'Home') ?? '';
    const scripts = [...needs(chunk)].filter((script) => !first.has(script));
    const hasEditor = scripts.some((script) => script.startsWith('editor.'));
    return [
      ...scripts.map((script) => `modulepreload ./static/js/${script}`),
      ...(hasEditor ? ['preload ./static/media/jetbrains-mono-latin-wght-normal'] : []),
    ].sort();
  };
  for (const { path } of catalogue) {
    expect(preloaded(`#${path}`), path).toEqual(needed(path));
  }
  for (const path of [
    '/JSON',
    '/json/jsonrepair/',
    '/CommonLists?tab=html-entities',
    '/PokerPlanning/a.example:1/2/A%20B',
  ]) {
    expect(preloaded(`#${path}`), path).toEqual(needed(path.replace(/\?.*/, '')));
  }
  expect(preloaded('#JSON/JSONFormatter')).toEqual(needed('/JSON/JSONFormatter'));
  for (const hash of ['', '#', '#/', '#?', '#/Nowhere/at/all', '#no-path', '#constructor', '#/__proto__/a']) {
    expect(preloaded(hash), hash).toEqual(needed('/Home'));
  }

  const formatter = [find('json-formatter', 'worker')];
  expect(run('#/json/jsonformatter').workers).toEqual(formatter);
  expect(run('#/JSON', { lastJSONFormatterValue: '[1]' }).workers).toEqual(formatter);
  expect(run('#/JSON', { lastJSONFormatterValue: ' \n' }).workers).toEqual([]);
  for (const path of ['/Home', '/CSVParser', '/ImageOCR', '/Preferences', '/constructor']) {
    expect(run(`#${path}`).workers, path).toEqual([]);
  }
});

test('from the address to a result there are two steps: what the page asks for at once, and a worker, or three if that loads more later', () => {
  const { first, needs, of, screens, find } = readScriptGraph(builtSite);
  const operationWorker = find('operation-worker', 'worker');
  for (const id of screens.keys()) {
    const scripts = first(id);
    const later = scripts.flatMap((script) => of(script).imports.filter((imported) => !scripts.includes(imported)));
    expect(later, id).toEqual([]);
    for (const worker of scripts.flatMap((script) => of(script).workers)) {
      // The parser of curl commands is WebAssembly, which the worker fetches, so its imports do not determine the
      // waiting time. The operation worker can run any operation: it requests the one to run, and its own parts arrive
      // in the meantime.
      if (id !== 'CURLConverter' && worker !== operationWorker) {
        const parts = [...needs(worker)].filter((file) => file !== worker);
        // All that it needs is asked for at once.
        expect([...of(worker).imports].sort(), `${id}: ${worker}`).toEqual(parts.sort());
        expect(parts.filter((file) => !/^(?:worker|rolldown-runtime)\./.test(file))).toEqual([]);
        expect(parts.length === 0 || parts.some((file) => of(file).later.length > 0), `${id}: ${worker}`).toBe(true);
      }
    }
  }
});

test('no script imports a worker, which WebKit would run a second time', () => {
  const { files, of } = readScriptGraph(builtSite);
  const workers = files.filter((file) => file.endsWith('.worker.js'));
  expect(workers.length).toBeGreaterThan(10);
  const imported = new Set(files.flatMap((file) => [...of(file).imports, ...of(file).later]));
  expect(workers.filter((worker) => imported.has(worker))).toEqual([]);
});

test('the scripts of a screen are asked for before the first one has arrived', async ({ page, open }) => {
  const { entry, needs, screens } = readScriptGraph(builtSite);
  const missing = new Set(needs(screens.get('JSONFormatter') ?? ''));
  page.on('request', (request) => missing.delete(request.url().replace(/.*\//, '')));
  await page.route(`**/${entry}`, async (route) => {
    await expect.poll(() => [...missing]).toEqual([]);
    await route.continue();
  });
  await open('/JSON/JSONFormatter');
});

test('Home loads no other script before its heading shows', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    const name = /\/static\/js\/(.+\.js)$/.exec(response.url())?.[1];
    if (name !== undefined) {
      loaded.push(name);
    }
  });
  // Everything that comes after the first paint is held back, so the heading cannot depend on it.
  const files = readScriptGraph(builtSite).first('Home');
  await page.route(/\/static\/js\//, (route) =>
    files.some((name) => route.request().url().endsWith(name)) ? route.continue() : undefined,
  );
  await page.goto('./#/Home');
  await expect(page.getByText(/^Last build:/)).toBeVisible();
  expect(loaded.filter((name) => !files.includes(name))).toEqual([]);
});

for (const [path, most, last] of [
  ['/Home', atRest.home, ['after-home', 'after-start']],
  ['/JSON/JSONFormatter', atRest.formatter, ['editor', 'after-start']],
] as const) {
  test(`${path} that has come to rest has asked for no more than it may`, async ({ page, open }) => {
    const { find } = readScriptGraph(builtSite);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http')) {
        requests.push(request.url().replace(/.*\//, ''));
      }
    });
    await open(path);
    // What comes when nothing else is to be done: it may still be on its way.
    for (const name of last) {
      await expect.poll(() => requests).toContain(find(name));
    }
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(most.requests);
    const scripts = requests.filter((name) => name.endsWith('.js') && !name.endsWith('.worker.js'));
    expect(sizeOf(builtSite, scripts, 'brotli'), scripts.join('\n')).toBeLessThanOrEqual(most.scripts);
  });
}
