import { decodeMarkedText } from '#shared/formats/text-encoding/decode-marked-text.ts';
import { explainLoneSurrogate } from '#shared/formats/text-encoding/lone-surrogate.ts';
import { notTextFile } from '#shared/not-text-file.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';
import type { DataKind, DataOf } from './define-operation.ts';

/** The user's input as a shell has it: an entered or pasted text, or a file. */
export type GivenInput = string | Uint8Array<ArrayBuffer> | Blob | undefined;

/**
 * Converts a shell's input to the form that an operation takes. Text becomes UTF-8 bytes, and bytes become text only if
 * they are UTF-8, or UTF-16 with a byte order mark, since no other encoding is specified here.
 * @returns fails with `no-input`, `not-text`, `lone-surrogate` for a text that no bytes can represent or, for a file that
 * no longer exists, `unreadable`
 * @example await prepareInput('bytes', 'é') // { ok: true, value: Uint8Array [0xc3, 0xa9] }
 */
export async function prepareInput<Kind extends DataKind>(
  takes: Kind,
  given: GivenInput,
): Promise<Result<DataOf[Kind]>> {
  const prepared = await prepare(takes, given);
  // Each case of `prepare` returns the type for its kind, but TypeScript cannot infer that from the argument.
  return prepared as Result<DataOf[Kind]>;
}

async function prepare(takes: DataKind, given: GivenInput): Promise<Result<DataOf[DataKind]>> {
  if (takes === 'nothing') {
    return ok(undefined);
  }
  if (given === undefined) {
    return fail({ code: 'no-input', message: 'There is no input: give a text or a file.' });
  }
  // The encoder would write U+FFFD for half of a character: the bytes would be those of another text.
  const problem = takes !== 'text' && typeof given === 'string' ? explainLoneSurrogate(given) : undefined;
  if (problem !== undefined) {
    return fail(problem);
  }
  switch (takes) {
    case 'text':
      return typeof given === 'string' ? ok(given) : decode(given);
    case 'bytes':
      return typeof given === 'string' ? ok(new TextEncoder().encode(given)) : readBytes(given);
    case 'stream':
      return ok((given instanceof Blob ? given : new Blob([given])).stream());
  }
}

async function readBytes(given: Uint8Array<ArrayBuffer> | Blob): Promise<Result<Uint8Array<ArrayBuffer>>> {
  if (given instanceof Uint8Array) {
    return ok(given);
  }
  try {
    return ok(new Uint8Array(await given.arrayBuffer()));
  } catch {
    return fail(unreadableFile());
  }
}

async function decode(given: Uint8Array<ArrayBuffer> | Blob): Promise<Result<string>> {
  const bytes = await readBytes(given);
  if (!bytes.ok) {
    return bytes;
  }
  const text = decodeMarkedText(bytes.value);
  return text === undefined ? fail(notTextFile(given instanceof File ? given.name : undefined)) : ok(text);
}
