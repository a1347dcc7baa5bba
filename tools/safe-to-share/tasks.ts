import { withinEngineLimits } from '#shared/engine-limit.ts';
import type { SensitiveKind } from '#shared/formats/secrets/kinds.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { messageOf } from '#shared/message-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { type TaskContext, withTransfer } from '#tools/task.ts';
import { readFileText } from './file-text.ts';
import { type FoundValue, type Masking, maskText } from './mask-text.ts';
import { type PutBack, putBack } from './put-back.ts';

export interface MaskRequest {
  readonly source: string | File;
  /** Kinds that are left as they are. */
  readonly without: readonly SensitiveKind[];
  /** The identities of values that are left as they are. */
  readonly left: readonly string[];
}

export interface MaskSummary {
  readonly valueCount: number;
  /** How many of the values are masked, and in how many places. */
  readonly maskedCount: number;
  readonly placeCount: number;
  readonly kindCount: number;
}

/** However much was masked, the page gets little: a text, bytes and a Blob are one value each. */
export interface MaskedSource {
  readonly text: string;
  /** What is saved for a file: its bytes, with placeholders in place of the values. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** The first of the values. */
  readonly listed: readonly FoundValue[];
  readonly summary: MaskSummary;
  /** What all placeholders stand for, for `putBack`. */
  readonly meanings: Blob;
}

/** Values that are listed: whoever has more leaves out kinds. */
const mostListed = 1000;

function summarise(values: readonly FoundValue[]): MaskSummary {
  const masked = values.filter(({ isMasked }) => isMasked);
  return {
    valueCount: values.length,
    maskedCount: masked.length,
    placeCount: masked.reduce((sum, { count }) => sum + count, 0),
    kindCount: new Set(values.map(({ kind }) => kind)).size,
  };
}

const describe = ({ text, values }: Masking): MaskedSource => ({
  text,
  listed: values.slice(0, mostListed),
  summary: summarise(values),
  meanings: new Blob([JSON.stringify(values.map(({ name, value }) => [name, value]))]),
});

/** Bytes of the largest file: all of it is in memory, several times. */
const longestFile = 100_000_000;

async function readFile(file: File): Promise<Result<Uint8Array>> {
  if (file.size > longestFile) {
    const most = formatByteLength(longestFile);
    return fail({ code: 'too-large', message: `This file has ${formatByteLength(file.size)}; ${most} can be masked.` });
  }
  try {
    return ok(new Uint8Array(await file.arrayBuffer()));
  } catch (thrown) {
    return fail({ code: 'unreadable', message: `The file cannot be read: ${messageOf(thrown)}` });
  }
}

async function mask({ source, without, left }: MaskRequest, context: TaskContext): Promise<Result<MaskedSource>> {
  const options = {
    without: new Set(without),
    left: new Set(left),
    reportProgress: (fraction: number) => context.reportProgress(fraction),
  };
  if (typeof source === 'string') {
    return withinEngineLimits(() => ok(describe(maskText(source, options))));
  }
  const read = await readFile(source);
  if (!read.ok) {
    return read;
  }
  return withinEngineLimits(() => {
    const { text, brackets, write } = readFileText(read.value);
    const masking = maskText(text, { ...options, brackets });
    const bytes = write(masking.text);
    return ok(withTransfer({ ...describe(masking), bytes }, [bytes.buffer]));
  });
}

export interface PutBackRequest {
  readonly answer: string;
  /** What the placeholders of a masked text stand for. */
  readonly meanings: Blob;
}

async function restore({ answer, meanings }: PutBackRequest): Promise<Result<PutBack>> {
  const values = new Map(JSON.parse(await meanings.text()) as readonly (readonly [string, string])[]);
  return withinEngineLimits(() => ok(putBack(answer, values)));
}

/** What the worker of these screens does. Nothing of it is kept. */
export const tasks = { mask, putBack: restore };

export type SafeToShareTasks = typeof tasks;
