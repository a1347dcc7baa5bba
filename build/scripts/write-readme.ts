import { readFile, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { fillReadme } from '#build/release/fill-readme.ts';
import { messageOf } from '#shared/message-of.ts';

/**
 * `npm run readme` updates what the README shows of the project. SITE_URL is the address of the website; RELEASE is a
 * release as returned by `gh release view --json url,tagName,assets`. What is not set is not shown.
 */

const releaseSchema = v.object({
  url: v.pipe(v.string(), v.url()),
  tagName: v.pipe(v.string(), v.regex(/^v\d+\.\d+\.\d+$/u)),
  assets: v.array(v.object({ name: v.string() })),
});

const file = new URL('../../README.md', import.meta.url);
const { SITE_URL, RELEASE } = process.env;
try {
  const release = RELEASE ? v.parse(releaseSchema, JSON.parse(RELEASE)) : undefined;
  const readme = fillReadme(await readFile(file, 'utf8'), {
    site: SITE_URL || undefined,
    release: release && {
      address: release.url,
      version: release.tagName.slice(1),
      files: release.assets.map(({ name }) => name),
    },
  });
  await writeFile(file, readme);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
