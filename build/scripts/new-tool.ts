import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './build-all.ts';

/**
 * `npm run new-tool -- UUIDGenerator "UUID generator"`: a folder, its catalogue entry and a failing test.
 * The entry, the route and the view work at once; the failing test says what to do next.
 */

const usage = 'Usage: npm run new-tool -- <ScreenId> "<Heading>"   (ScreenId as in UUIDGenerator)';

interface NewTool {
  readonly id: string;
  readonly heading: string;
  /** The name of its folder: `uuid-generator`. */
  readonly folder: string;
}

function toKebabCase(id: string): string {
  return id
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** Writes something before a line that must be there exactly once. */
function insertBefore(text: string, marker: string, addition: string): string {
  const parts = text.split(marker);
  if (parts.length !== 2) {
    throw new Error(`Expected exactly one "${marker}".`);
  }
  return parts.join(`${addition}${marker}`);
}

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const full = join(projectRoot, path);
  await writeFile(full, change(await readFile(full, 'utf8')));
}

const screenSource = `import Typography from '@mui/material/Typography';
import { reverse } from './reverse.ts';

export function Screen() {
  return <Typography>{reverse('Nothing here yet.')}</Typography>;
}
`;

const logicSource = `/**
 * What goes in and comes out (units, encodings, ranges), what fails and how, the standard it follows.
 * @example reverse('ab') // 'ba'
 */
export function reverse(text: string): string {
  return text;
}
`;

const testSource = `import { expect, it } from 'vitest';
import { reverse } from './reverse.ts';

it('does what the tool is for: replace reverse.ts and this test by the real ones', () => {
  expect(reverse('ab')).toBe('ba');
});
`;

async function writeTool({ id, heading, folder }: NewTool): Promise<void> {
  const path = join(projectRoot, 'renderer/tools', folder);
  if (existsSync(path)) {
    throw new Error(`renderer/tools/${folder} is there already.`);
  }
  await edit('shared/catalogue.ts', (text) =>
    insertBefore(
      text,
      '] as const satisfies readonly CatalogueEntry[];',
      `  {
    kind: 'page',
    id: '${id}',
    route: '/${id}',
    icon: 'home',
    menuLabel: ${JSON.stringify(heading)},
    heading: ${JSON.stringify(heading)},
    title: ${JSON.stringify(heading)},
    detail: 'One line that says what it does.',
    keywords: [],
  },
`,
    ),
  );
  await edit('renderer/tools/registry.ts', (text) =>
    insertBefore(text, '  Preferences: ', `  ${id}: () => import('./${folder}/index.tsx'),\n`),
  );
  await edit('renderer/components/tool-screen/help-texts.ts', (text) =>
    insertBefore(text, '};\n\n/** @returns the lines', `  ${id}: ['What goes in, and what comes out of it.'],\n`),
  );
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'index.tsx'), screenSource);
  await writeFile(join(path, 'reverse.ts'), logicSource);
  await writeFile(join(path, 'reverse.test.ts'), testSource);
  spawnSync('npx', ['biome', 'check', '--write', 'shared/catalogue.ts', 'renderer'], {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

const [id = '', heading = ''] = process.argv.slice(2);
if (!/^[A-Z][A-Za-z0-9]+$/.test(id) || heading.trim() === '') {
  console.error(usage);
  process.exit(1);
}
const tool: NewTool = { id, heading, folder: toKebabCase(id) };
try {
  await writeTool(tool);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
console.log(`renderer/tools/${tool.folder} is there, and in the catalogue as /${id}. Next: docs/adding-a-tool.md.`);
