import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { devToolsAccelerator } from '#shared/desktop/accelerator.ts';
import { messageOf } from '#shared/message-of.ts';
import { appScreens } from '#tools/app-screens.ts';
import { tools } from '#tools/catalogue.ts';
import type { CatalogueEntry } from '#tools/define-tool.ts';
import { projectRoot } from './build-all.ts';
import { camelCaseOf, freeAccelerator, type NewTool, newToolFiles, toNewTool, withTool } from './new-tool-files.ts';

/**
 * `npm run new-tool -- RomanNumerals "Roman numerals"` creates the folder of a tool and its line in the catalogue. Its
 * screen, generated from its operation, works at once; the one failing test says what to do next. A third argument is the
 * root folder of another copy of the project, to write there; its tools are assumed to be those of this one.
 */

const usage = 'Usage: npm run new-tool -- <ScreenId> "<Heading>"   (ScreenId as in RomanNumerals)';

/** The shortcuts of the tools, and of the app's own screens and menu entries. */
const takenKeys = [
  ...[...tools, ...appScreens].flatMap((entry: CatalogueEntry) =>
    (entry.kind === 'single' ? [entry] : entry.tabs).flatMap(({ accelerator }) => accelerator ?? []),
  ),
  devToolsAccelerator,
];

/**
 * @param root the folder of the project
 * @throws Error if the tool is there already or its name cannot be used, before anything is written; or if what was
 * written could not be formatted
 */
async function writeTool(root: string, tool: NewTool): Promise<void> {
  const folder = join(root, 'tools', tool.folder);
  const screen = join(root, 'renderer/screens', tool.folder);
  for (const path of [folder, screen]) {
    if (existsSync(path)) {
      throw new Error(`${relative(root, path)} is there already.`);
    }
  }
  const catalogue = join(root, 'tools/catalogue.ts');
  const extended = withTool(await readFile(catalogue, 'utf8'), tool);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(newToolFiles(tool))) {
    await writeFile(join(folder, name), text);
  }
  await writeFile(catalogue, extended);
  const formatted = spawnSync('npx', ['biome', 'check', '--write', folder, catalogue], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (formatted.status !== 0) {
    throw new Error(`What was written to tools/${tool.folder} could not be formatted.`);
  }
}

const [id = '', heading = '', root = projectRoot] = process.argv.slice(2);
const named = toNewTool(id, heading);
if (named === undefined) {
  console.error(usage);
  process.exit(1);
}
const accelerator = freeAccelerator(heading, takenKeys);
const tool: NewTool = { ...named, ...(accelerator !== undefined && { accelerator }) };
try {
  await writeTool(root, tool);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
console.log(
  `tools/${tool.folder} is there, and ${camelCaseOf(tool)} in tools/catalogue.ts: the screen is at /${id}. Next: docs/adding-a-tool.md.`,
);
