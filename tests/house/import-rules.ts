import { computed, type Import, type ImportGraph } from '#tests/support/graphs/import-graph.ts';

interface Rule {
  /** The entries of the table that it may use, besides itself and packages. */
  readonly uses: readonly string[];
  /** The packages that it may not use. */
  readonly without?: RegExp;
  /** What its tests may use in addition. */
  readonly forTests?: readonly string[];
  /** Set if it is also used without a bundler, where `?url` and the like do not work. */
  readonly isPlain?: true;
  /** Set if it also imports what was just built, whose name is computed. */
  readonly importsBuilt?: true;
}

const page = /^(?:react|react-.+|redux|@(?:mui|emotion|reduxjs|codemirror|lezer)\/.+)$/;
const node = /^node:/;
const shell = /^electron$/;
const any = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/** What all tools say of themselves, but none of what they do. */
const tools = ['tools/catalogue.ts', 'tools', 'shared'];
const messages = 'shared/ipc.ts';
const belowComponents = [
  messages,
  'renderer/offline',
  'renderer/state',
  'renderer/workers',
  'renderer/platform',
  'renderer/types',
  ...tools,
];

/**
 * Which files may import which. A file belongs to the longest entry that its path begins with. `*` is one of several
 * folders that know nothing of each other, unless an entry names them all.
 */
const rules: Readonly<Record<string, Rule>> = {
  shared: { uses: [], without: any(page, node, shell), isPlain: true },
  // The messages between processes do not concern the tools or the rest of the shared code.
  'shared/ipc.ts': { uses: ['shared/ipc', 'shared'], without: any(page, node, shell), isPlain: true },
  // The payloads of the messages, which nobody else uses.
  'shared/ipc': { uses: ['shared'], without: any(page, node, shell), isPlain: true },
  // The list of tools is the only place that knows all of them, and no tool knows it.
  'tools/catalogue.ts': { uses: ['tools/*'], without: any(page, node, shell), isPlain: true },
  // The contracts that tools fulfil, and what is derived from the list.
  tools: { uses: ['tools/catalogue.ts', 'shared'], without: any(page, node, shell), isPlain: true },
  'tools/*': { uses: ['tools', 'shared'], without: any(page, node, shell), isPlain: true },
  // Types of packages that several tools use, which are declared and not imported.
  'tools/types': { uses: [] },

  // The entry points of the page.
  renderer: {
    uses: ['renderer/app', 'renderer/components', 'renderer/screens', ...belowComponents],
    without: any(node, shell),
  },
  'renderer/app': {
    uses: ['renderer/screens', 'renderer/components', 'build/icons/logo.svg', ...belowComponents],
    without: any(node, shell),
  },
  // The registry, and the icons.
  'renderer/screens': {
    uses: ['renderer/screens/*', 'renderer/components', 'renderer/state', 'tools', 'shared'],
    without: any(node, shell),
  },
  'renderer/screens/*': {
    uses: ['renderer/components', 'CHANGELOG.md', 'tools/*', ...belowComponents],
    // Their tests render them in the app's theme.
    forTests: ['renderer/app'],
    without: any(node, shell),
  },
  'renderer/components': {
    uses: ['build/icons/logo.svg', ...belowComponents.filter((entry) => entry !== 'renderer/offline')],
    // Their tests render them in the app's theme.
    forTests: ['renderer/app'],
    without: any(node, shell),
  },
  // The service worker, and the page's part of working offline.
  'renderer/offline': {
    uses: ['renderer/components', 'renderer/state', 'renderer/platform', 'shared'],
    without: any(node, shell, /^@mui\//),
  },
  'renderer/state': {
    uses: [messages, 'renderer/workers', 'renderer/platform', ...tools],
    without: any(node, shell, /^@mui\//),
  },
  // Its test asks the tools which files their engines need.
  'renderer/workers': { uses: tools, forTests: ['tools/*'], without: any(node, shell, /^@mui\//) },
  'renderer/platform': { uses: [messages, ...tools], without: any(node, shell, /^@mui\//) },
  'renderer/types': { uses: [messages, 'shared'] },

  // The shell hosts poker rooms, with the same server as the website.
  electron: { uses: [messages, 'electron/ipc/messages.ts', 'server', ...tools], without: page },
  // Main and the bridge both validate with it, and the bridge has no Node.
  'electron/ipc/messages.ts': { uses: [messages, 'tools', 'shared'], without: any(page, node, shell), isPlain: true },
  // It runs in a sandbox without Node; what it uses is bundled into one file.
  'electron/preload': { uses: [messages, 'electron/ipc/messages.ts', 'shared'], without: any(page, node) },
  server: { uses: ['shared'], without: any(page, shell) },

  // What several parts of the build, or the tests too, need: who owns the build, Chromium, compression.
  build: {
    uses: ['shared'],
    // The tests of the packages compare these with the catalogue.
    forTests: ['build/electron-builder.ts', 'build/package', 'tools/catalogue.ts'],
    without: any(page, shell),
    isPlain: true,
  },
  // What the desktop app's packages contain, and how they are made.
  'build/electron-builder.ts': { uses: ['build', 'build/package', ...tools], without: any(page, shell), isPlain: true },
  'build/package': { uses: tools, without: any(page, shell), isPlain: true },
  // What the tools need of the build, and the list of it. No tool's part knows another's.
  'build/tools': { uses: ['build/licences', ...tools], without: any(page, shell), isPlain: true },
  'build/tools/*': {
    uses: ['build/tools', 'build/licences'],
    // Their tests run the tools' own code in a build.
    forTests: ['tools/*'],
    without: any(page, shell),
    isPlain: true,
    importsBuilt: true,
  },
  'build/licences': { uses: [], without: any(page, shell), isPlain: true },
  // Plugins of the bundler. They read the page's code as text, and share plain data with it by `shared`. One runs React
  // to parse Markdown.
  'build/vite': {
    uses: ['build', 'build/tools', 'build/licences', ...tools],
    without: shell,
    isPlain: true,
  },
  'build/release': {
    uses: ['build', ...tools],
    forTests: ['build/electron-builder.ts'],
    without: any(page, shell),
    isPlain: true,
  },
  // They write files that are kept with the source; their tests compare these with what the tools have.
  'build/generate': { uses: ['build'], forTests: ['tools/*'], without: any(page, shell), isPlain: true },
  // The commands, which nothing else in the build may use. Screenshots are taken of the site as the server serves it.
  'build/scripts': {
    uses: ['build', 'build/electron-builder.ts', 'build/package', 'build/release', 'server', ...tools],
    without: any(page, shell),
    isPlain: true,
    importsBuilt: true,
  },
};

const entries = Object.keys(rules)
  .concat('build/icons/logo.svg', 'CHANGELOG.md')
  .toSorted((one, other) => other.length - one.length);

/**
 * The entry that a file belongs to, and its folder (`tools/json` for `tools/*`); undefined if it is not in the table.
 */
function placeOf(path: string): { readonly entry: string; readonly folder: string } | undefined {
  for (const entry of entries) {
    // `*` does not match files directly in the folder: tools/task.ts belongs to `tools`.
    const pattern = new RegExp(`^${entry.replaceAll('.', String.raw`\.`).replace('*', '[^/]+')}(?=/|$)`);
    const folder = pattern.exec(path)?.[0];
    if (folder !== undefined && !(entry.endsWith('*') && folder === path)) {
      return { entry, folder };
    }
  }
  return undefined;
}

function judge(from: string, { specifier, path }: Import): string | undefined {
  const place = placeOf(from);
  const rule = place && rules[place.entry];
  if (place === undefined || rule === undefined) {
    return undefined;
  }
  const isTest = /\.test\.tsx?$/.test(from);
  if (specifier === computed) {
    return rule.importsBuilt ? undefined : 'its name must be written out';
  }
  if (rule.isPlain && !isTest && specifier.includes('?')) {
    return `${place.entry} is used without a bundler too`;
  }
  if (path === undefined) {
    return !isTest && rule.without?.test(specifier) ? `${place.entry} may not use this package` : undefined;
  }
  const target = placeOf(path);
  if (target?.folder === place.folder) {
    return undefined;
  }
  // Every test and its own support may use the shared test support.
  const isHelp = (isTest || /\.test-support\.tsx?$/.test(from)) && path.startsWith('tests/support/');
  const uses = isTest ? [...rule.uses, ...(rule.forTests ?? [])] : rule.uses;
  if (!isHelp && (target === undefined || !uses.includes(target.entry))) {
    return `${place.entry} may use ${['itself', ...uses].join(', ')}`;
  }
  return specifier.startsWith('../') ? 'what is elsewhere has a name with #' : undefined;
}

/** The imports that violate the rules, each with what is allowed: `tools/a/b.ts imports #x: tools/* may use …`. */
export function findViolations(graph: ImportGraph): readonly string[] {
  return [...graph].flatMap(([from, imports]) =>
    imports.flatMap((imported) => {
      const reason = judge(from, imported);
      return reason === undefined ? [] : [`${from} imports ${imported.specifier}: ${reason}`];
    }),
  );
}
