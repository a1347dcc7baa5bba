import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Whether the linter refuses one import, as if a file at that path held it. */
function isRefused(path: string, specifier: string): boolean {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@biomejs/biome/bin/biome', 'lint', '--only=style/noRestrictedImports', `--stdin-file-path=${path}`],
    { cwd: projectRoot, input: `import { x } from '${specifier}';\n\nx();\n`, encoding: 'utf8' },
  );
  return status !== 0;
}

describe('import directions', () => {
  it.each([
    ['shared/a.ts', '#renderer/state/store.ts'],
    ['shared/a.ts', 'node:fs'],
    ['shared/a.ts', 'electron'],
    ['electron/main/a.ts', '#renderer/platform/index.ts'],
    ['electron/main/a.ts', '../../renderer/platform/index.ts'],
    ['electron/preload/a.ts', '#electron/main/window.ts'],
    ['electron/preload/a.ts', 'node:fs'],
    ['server/a.ts', '#electron/main/window.ts'],
    ['server/a.ts', '../renderer/main.tsx'],
    ['renderer/app/a.ts', '#electron/ipc/send-message.ts'],
    ['renderer/app/a.ts', '#renderer/tools/json/formatter/index.tsx'],
    ['renderer/app/a.ts', 'node:fs'],
    ['renderer/components/a.ts', '#renderer/app/theme.ts'],
    ['renderer/components/code-editor/a.ts', '#renderer/tools/registry.ts'],
    ['renderer/state/a.ts', '#renderer/components/hint.tsx'],
    ['renderer/workers/a.ts', '#renderer/state/store.ts'],
    ['renderer/platform/a.ts', 'electron'],
    ['renderer/tools/url/a.ts', '#renderer/tools/json/formatter/parse-json.ts'],
    ['renderer/tools/url/a.ts', '../json/formatter/parse-json.ts'],
    ['renderer/tools/url/parser/a.ts', '../../json/formatter/parse-json.ts'],
    ['renderer/tools/url/a.ts', '#renderer/app/theme.ts'],
    ['renderer/tools/url/parser/a.ts', '#renderer/app/theme.ts'],
  ])('%s may not import %s', (path, specifier) => {
    expect(isRefused(path, specifier)).toBe(true);
  });

  it.each([
    ['shared/a.ts', './catalogue.ts'],
    ['shared/a.ts', 'valibot'],
    ['electron/main/a.ts', '#shared/ipc.ts'],
    ['electron/main/a.ts', 'electron'],
    ['electron/main/a.ts', 'node:fs'],
    ['server/a.ts', '#shared/security-policy.ts'],
    ['renderer/app/a.ts', '#renderer/tools/registry.ts'],
    ['renderer/app/a.ts', '#renderer/components/hint.tsx'],
    ['renderer/components/a.ts', '#renderer/state/toaster.ts'],
    ['renderer/tools/url/a.ts', './parse-url.ts'],
    ['renderer/tools/url/parser/a.ts', '../parse-url.ts'],
    ['renderer/tools/url/a.ts', '#renderer/components/pane/pane.tsx'],
    ['renderer/tools/url/a.ts', '#renderer/state/text-inputs.ts'],
    ['renderer/tools/url/a.ts', '#shared/result.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(isRefused(path, specifier)).toBe(false);
  });
});
