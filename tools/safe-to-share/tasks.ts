import { withinEngineLimits } from '#shared/engine-limit.ts';
import type { SensitiveKind } from '#shared/formats/secrets/kinds.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';
import { type TaskContext, withTransfer } from '#tools/task.ts';
import { decodeFileText } from './file-text.ts';
import { type FoundValue, type Masking, maskText } from './mask-text.ts';
import { type PutBack, putBack } from './put-back.ts';

export interface MaskRequest {
  readonly source: string | File;
  /** Kinds that are not masked. */
  readonly without: readonly SensitiveKind[];
  /** The identities of values that are not masked. */
  readonly left: readonly string[];
}

export interface MaskSummary {
  readonly valueCount: number;
  /** The number of values that are masked, and of places where they are. */
  readonly maskedCount: number;
  readonly placeCount: number;
  readonly kindCount: number;
}

/** The result for the page, which stays small however much was masked: a text, bytes and a Blob are one value each. */
export interface MaskedSource {
  readonly text: string;
  /** The bytes to save for a file, with placeholders instead of the values. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** The first values. */
  readonly listed: readonly FoundValue[];
  readonly summary: MaskSummary;
  /** The values behind all placeholders, for `putBack`. */
  readonly meanings: Blob;
}

/** The maximum number of values listed: with more, users exclude whole kinds. */
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

/** The maximum size of a file in bytes: the whole file is in memory several times. */
const longestFile = 100_000_000;

async function readFile(file: File): Promise<Result<Uint8Array>> {
  if (file.size > longestFile) {
    const most = formatByteLength(longestFile);
    return fail({ code: 'too-large', message: `This file is ${formatByteLength(file.size)}; the limit is ${most}.` });
  }
  try {
    return ok(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return fail(unreadableFile(file.name));
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
    const { text, brackets, write } = decodeFileText(read.value);
    const masking = maskText(text, { ...options, brackets });
    const bytes = write(masking.text);
    return ok(withTransfer({ ...describe(masking), bytes }, [bytes.buffer]));
  });
}

export interface PutBackRequest {
  readonly answer: string;
  /** The values behind the placeholders of a masked text. */
  readonly meanings: Blob;
}

async function restore({ answer, meanings }: PutBackRequest): Promise<Result<PutBack>> {
  const values = new Map(JSON.parse(await meanings.text()) as readonly (readonly [string, string])[]);
  return withinEngineLimits(() => ok(putBack(answer, values)));
}

/** The tasks of the worker for these screens. The worker keeps no data. */
export const tasks = { mask, putBack: restore };

export type SafeToShareTasks = typeof tasks;
