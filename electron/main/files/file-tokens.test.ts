import { execFileSync } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPolicies } from '#shared/security-policy.ts';
import { createFileTokens, maximumOpenedSize } from './file-tokens.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-tokens-'));
  await writeFile(join(folder, 'a.json'), '{"a": 1}');
  await writeFile(join(folder, 'empty'), '');
  await mkdir(join(folder, 'folder.json'));
  await symlink(join(folder, 'a.json'), join(folder, 'link.json'));
  await symlink(join(folder, 'nowhere'), join(folder, 'broken.json'));
  await symlink(join(folder, 'circle'), join(folder, 'circle'));
  await writeFile(join(folder, 'large.csv'), '');
  // This creates a sparse file, which takes no space on the disk.
  await truncate(join(folder, 'large.csv'), maximumOpenedSize + 1);
});
afterAll(() => rm(folder, { recursive: true }));

const policies = createPolicies();
const address = (token: string) => `app://web-toolbox/opened-files/${token}`;

async function registered(path: string) {
  const tokens = createFileTokens();
  const outcome = await tokens.register(path);
  if (!outcome.ok) {
    throw new Error(outcome.error);
  }
  const { token, name } = outcome.value;
  const get = (method = 'GET') => tokens.answer({ url: address(token), method }, policies);
  return { tokens, token, name, get };
}

describe('register', () => {
  it.each([
    ['a folder', 'folder.json', 'it is a folder. Choose the files in it.'],
    ['what is gone', 'missing.json', 'it is not there any more.'],
    ['a link to nothing', 'broken.json', 'it is not there any more.'],
    ['a link to itself', 'circle', 'its link leads nowhere.'],
    ['a file below a file', 'a.json/b.json', 'it is not there any more.'],
    ['a NUL in the name', 'a.json\0.txt', 'the system reported ERR_INVALID_ARG_VALUE.'],
    ['too large a file', 'large.csv', 'it is larger than 2 GB. Open its tool, and choose or drop the file there.'],
  ])('refuses %s', async (_name, path, error) => {
    expect(await createFileTokens().register(join(folder, path))).toEqual({ ok: false, error });
  });

  it.skipIf(process.platform === 'win32')('refuses devices and pipes, and waits for none of them', async () => {
    const pipe = join(folder, 'pipe.json');
    execFileSync('mkfifo', [pipe]);
    for (const path of ['/dev/zero', pipe]) {
      expect(await createFileTokens().register(path)).toEqual({ ok: false, error: 'it is not a file.' });
    }
  });

  it('tells the name and a token, and nothing of where the file is', async () => {
    const { token, name } = await registered(join(folder, 'link.json'));
    expect(name).toBe('link.json');
    expect(token).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  });
});

describe('answer', () => {
  it('gives the file once, with its length and the policy', async () => {
    const { get } = await registered(join(folder, 'link.json'));
    const response = await get();
    expect(response?.status).toBe(200);
    expect(response?.headers.get('Content-Length')).toBe('8');
    expect(response?.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(response?.headers.get('Content-Security-Policy')).toBe(policies.header);
    expect(response?.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await response?.text()).toBe('{"a": 1}');
    expect((await get())?.status).toBe(404);
  });

  it('gives an empty file', async () => {
    const response = await (await registered(join(folder, 'empty'))).get();
    expect([response?.status, response?.headers.get('Content-Length')]).toEqual([200, '0']);
    expect(await response?.text()).toBe('');
  });

  it('gives as much as it said, whatever is appended meanwhile', async () => {
    const path = join(folder, 'growing.log');
    await writeFile(path, 'first');
    const response = await (await registered(path)).get();
    await appendFile(path, ' and more');
    expect(await response?.text()).toBe('first');
  });

  it('does not read the whole of a large file before it answers', async () => {
    const path = join(folder, 'sparse.bin');
    await writeFile(path, '');
    await truncate(path, maximumOpenedSize);
    const response = await (await registered(path)).get();
    const reader = response?.body?.getReader();
    const first = await reader?.read();
    expect(first?.value?.byteLength).toBeLessThanOrEqual(1024 * 1024);
    await reader?.cancel();
  });

  it.skipIf(process.platform === 'win32')('does not wait for a pipe that has taken the place of the file', async () => {
    const path = join(folder, 'swapped.json');
    await writeFile(path, '1');
    const { get } = await registered(path);
    await rm(path);
    execFileSync('mkfifo', [path]);
    expect((await get())?.status).toBe(404);
  });

  it('says that a file has gone', async () => {
    const path = join(folder, 'vanishing.json');
    await writeFile(path, '1');
    const { get } = await registered(path);
    await rm(path);
    expect((await get())?.status).toBe(404);
  });

  it.each(['HEAD', 'POST', 'PUT'])('refuses %s, and the file can still be had', async (method) => {
    const { get } = await registered(join(folder, 'a.json'));
    expect((await get(method))?.status).toBe(405);
    expect(await (await get())?.text()).toBe('{"a": 1}');
  });

  it('gives nothing for a token that it did not make', async () => {
    const { tokens, token } = await registered(join(folder, 'a.json'));
    for (const other of ['', token.slice(1), `${token}0`, '00000000-0000-4000-8000-000000000000', '..', '%2e%2e']) {
      expect((await tokens.answer({ url: address(other), method: 'GET' }, policies))?.status, other).toBe(404);
    }
  });

  it.each([
    'app://web-toolbox/',
    'app://web-toolbox/opened-files',
    'app://web-toolbox/opened-files/a/b',
    'app://web-toolbox/x/opened-files/a',
    'app://other/opened-files/a',
    'https://web-toolbox/opened-files/a',
  ])('leaves %s to others', (url) => {
    expect(createFileTokens().answer({ url, method: 'GET' }, policies)).toBeUndefined();
  });

  it('forgets the oldest of very many', async () => {
    const { tokens, token } = await registered(join(folder, 'a.json'));
    for (let count = 0; count < 2000; count += 1) {
      await tokens.register(join(folder, 'a.json'));
    }
    expect((await tokens.answer({ url: address(token), method: 'GET' }, policies))?.status).toBe(404);
  });
});
