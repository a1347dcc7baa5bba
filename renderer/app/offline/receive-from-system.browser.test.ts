import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepShared } from '#renderer/offline/shared-content.ts';
import { siteAddress } from '#renderer/offline/site-files.ts';
import { takePassedFiles } from '#renderer/state/files/handed-files.ts';
import { nothingPasted, pastedContent } from '#renderer/state/inputs/pasted-content.ts';
import type { Toast } from '#renderer/state/messages/toaster.ts';
import { receiveFromSystem } from './receive-from-system.ts';

let said: readonly Toast[] = [];
const toast = (one: Toast) => {
  said = [...said, one];
};

beforeEach(() => {
  said = [];
});
afterEach(() => {
  pastedContent.write(nothingPasted);
  takePassedFiles();
});

test('a text that was shared with a file is in the box of Home, and a message says so', async () => {
  const form = new FormData();
  form.set('text', 'See the table');
  form.set('files', new File(['name,age'], 'table.csv'));
  await keepShared(siteAddress(document), form);
  await receiveFromSystem(toast, {});
  expect(takePassedFiles()).toMatchObject([{ name: 'table.csv' }]);
  expect(pastedContent.read()).toEqual({ text: 'See the table' });
  expect(said).toMatchObject([{ message: 'The text that was shared with the file is in the box on Home.' }]);
});

test('a message names the files of “Open with” that cannot be read, and the others are opened', async () => {
  const handle = (name: string, file?: File) => ({
    name,
    getFile: () => (file === undefined ? Promise.reject(new DOMException('', 'NotFoundError')) : Promise.resolve(file)),
  });
  const handles = [handle('gone.csv'), handle('table.csv', new File(['name'], 'table.csv')), handle('locked.json')];
  const launchQueue = { setConsumer: (consume: (launch: object) => void) => consume({ files: handles }) };
  await receiveFromSystem(toast, { launchQueue });
  await expect.poll(() => said).toHaveLength(1);
  expect(said[0]?.message).toMatch(/^“gone\.csv”, “locked\.json” could not be read/);
  await expect.poll(takePassedFiles).toMatchObject([{ name: 'table.csv' }]);
});
