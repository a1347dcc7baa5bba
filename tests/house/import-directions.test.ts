import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

type Import = readonly [folder: string, specifier: string];

const refused: readonly Import[] = [
  ['shared', '#renderer/state/store.ts'],
  ['shared', 'node:fs'],
  ['shared', 'electron'],
  ['electron/main', '#renderer/platform/index.ts'],
  ['electron/main', '../../renderer/platform/index.ts'],
  ['electron/preload', '#electron/main/window.ts'],
  ['electron/preload', 'node:fs'],
  ['server', '#electron/main/window.ts'],
  ['server', '../renderer/main.tsx'],
  ['renderer/app', '#electron/ipc/send-message.ts'],
  ['renderer/app', '#renderer/tools/json/formatter/index.tsx'],
  ['renderer/app', 'node:fs'],
  ['renderer/components', '#renderer/app/theme.ts'],
  ['renderer/components/code-editor', '#renderer/tools/registry.ts'],
  ['renderer/state', '#renderer/components/hint.tsx'],
  ['renderer/workers', '#renderer/state/store.ts'],
  ['renderer/platform', 'electron'],
  ['renderer/tools/url', '#renderer/tools/json/formatter/tasks.ts'],
  ['renderer/tools/url', '../json/formatter/tasks.ts'],
  ['renderer/tools/url/parser', '../../json/formatter/tasks.ts'],
  ['renderer/tools/url', '#renderer/app/theme.ts'],
  ['renderer/tools/url/parser', '#renderer/app/theme.ts'],
];

const allowed: readonly Import[] = [
  ['shared', './catalogue.ts'],
  ['shared', 'valibot'],
  ['electron/main', '#shared/ipc.ts'],
  ['electron/main', 'electron'],
  ['electron/main', 'node:fs'],
  ['server', '#shared/security-policy.ts'],
  ['renderer/app', '#renderer/tools/registry.ts'],
  ['renderer/app', '#renderer/components/hint.tsx'],
  ['renderer/components', '#renderer/state/toaster.ts'],
  ['renderer/tools/url', './parse-url.ts'],
  ['renderer/tools/url/parser', '../parse-url.ts'],
  ['renderer/tools/url', '#renderer/components/pane/pane.tsx'],
  ['renderer/tools/url', '#renderer/state/text-inputs.ts'],
  ['renderer/tools/url', '#shared/result.ts'],
];

interface LintReport {
  readonly diagnostics: readonly { readonly location?: { readonly path?: string } }[];
}

let folder: string;
/** The files that the linter finds fault with. */
let faulty: readonly string[];

const fileOf = ([path]: Import, index: number, kind: string) => `${path}/${kind}-${index}.ts`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-toolbox-imports-'));
  const configuration = JSON.parse(readFileSync(join(projectRoot, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...configuration, vcs: { enabled: false } }));
  for (const [kind, imports] of Object.entries({ refused, allowed })) {
    for (const [index, entry] of imports.entries()) {
      const path = join(folder, fileOf(entry, index, kind));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `import { x } from '${entry[1]}';\n\nx();\n`);
    }
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(projectRoot, 'node_modules/@biomejs/biome/bin/biome'),
      'lint',
      '--only=style/noRestrictedImports',
      '--reporter=json',
      '--max-diagnostics=none',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  const report = JSON.parse(stdout) as LintReport;
  faulty = report.diagnostics.flatMap(({ location }) => location?.path ?? []);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('import directions', () => {
  it.each(refused.map((entry, index) => [entry, index] as const))('refuses %s', (entry, index) => {
    expect(faulty).toContain(fileOf(entry, index, 'refused'));
  });

  it.each(allowed.map((entry, index) => [entry, index] as const))('allows %s', (entry, index) => {
    expect(faulty).not.toContain(fileOf(entry, index, 'allowed'));
  });
});
