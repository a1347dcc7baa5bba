import type { BrowserWindow } from 'electron';
import type { Answer, Payload } from '#shared/ipc.ts';
import { defaultToaster, type ToasterState } from '#shared/toaster.ts';
import type { FileDialogs } from './file-dialogs.ts';
import type { SaveFailure, SavesInParts } from './saves-in-parts.ts';
import { writeWholeFile } from './write-file.ts';

/** A reason takes longer to read than a confirmation. */
const failureDuration = 10_000;

/** The parts of the app that saving needs. */
export interface SaveContext {
  /** The window that the dialog belongs to. */
  readonly window: () => BrowserWindow | undefined;
  /** Shows the outcome, with the full file name. */
  readonly display: (toaster: ToasterState) => void;
  readonly saves: SavesInParts;
  readonly dialogs: Pick<FileDialogs, 'chooseSavePath'>;
}

type Failed = Extract<Answer<'saveFile'>, { status: 'failed' }>;
type Done = Extract<Answer<'saveFile'>, { status: 'done' }>;

function failed({ path, reason }: SaveFailure, { display }: Pick<SaveContext, 'display'>): Failed {
  const message = `${path === '' ? 'The file' : path} was not saved: ${reason}`;
  display({ ...defaultToaster, open: true, type: 'error', message, autoHideDuration: failureDuration });
  return { status: 'failed', reason };
}

/** Tells the next page which files the last one could not finish. */
export function tellUnfinished(paths: readonly string[], context: Pick<SaveContext, 'display'>): void {
  for (const path of paths) {
    failed({ path, reason: 'its page was closed or loaded again before all of it was written.' }, context);
  }
}

function done(path: string, { display }: SaveContext): Done {
  display({ ...defaultToaster, open: true, message: `Saved ${path}` });
  return { status: 'done', path };
}

/** Asks where to save and writes the file. */
export async function saveFile(file: Payload<'saveFile'>, context: SaveContext): Promise<Answer<'saveFile'>> {
  const window = context.window();
  const path = window && (await context.dialogs.chooseSavePath(file, window));
  if (path === undefined) {
    return { status: 'cancelled' };
  }
  const written = await writeWholeFile(path, file.content);
  return written.ok ? done(path, context) : failed({ path, reason: written.error }, context);
}

/** Asks where to save a file whose content follows in parts. */
export async function beginSave(file: Payload<'beginSave'>, context: SaveContext): Promise<Answer<'beginSave'>> {
  const page = context.saves.page();
  const window = context.window();
  const path = window && (await context.dialogs.chooseSavePath(file, window));
  if (path === undefined) {
    return { status: 'cancelled' };
  }
  const begun = await context.saves.begin(path, page);
  return begun.ok ? { status: 'begun', token: begun.value } : failed(begun.error, context);
}

/** Appends a part. The page waits for the answer before it sends the next one. */
export async function writeSavePart(
  { token, part }: Payload<'writeSavePart'>,
  context: SaveContext,
): Promise<Answer<'writeSavePart'>> {
  const written = await context.saves.write(token, part);
  return written.ok ? { status: 'written' } : failed(written.error, context);
}

/** Puts the file in place. */
export async function finishSave(
  { token }: Payload<'finishSave'>,
  context: SaveContext,
): Promise<Answer<'finishSave'>> {
  const finished = await context.saves.finish(token);
  return finished.ok ? done(finished.value, context) : failed(finished.error, context);
}
