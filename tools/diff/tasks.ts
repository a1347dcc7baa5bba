import { settleWithinEngineLimits, withinEngineLimits } from '#shared/engine-limit.ts';
import { encodeJsonText } from '#shared/formats/lossless-json/decode-json-text.ts';
import { type ParsedJson, parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { TaskContext } from '#tools/task.ts';
import { compareJson, type JsonComparison } from './json/compare-json.ts';
import { applyPatch } from './patch/apply-patch.ts';
import { describeOtherChanges } from './patch/other-changes.ts';
import { readPatch } from './patch/read-patch.ts';
import { writePatch } from './patch/write-patch.ts';
import { compareTexts, countChanges, type TextComparison, type TextCounts } from './text/compare-texts.ts';
import type { Precision } from './text/compare-within.ts';
import { describeNewEncoding, describeRest } from './text/describe-differences.ts';
import { type Layout, type LayoutOptions, layOut } from './text/lay-out.ts';
import type { Ignored } from './text/line-changes.ts';
import { type DiffRow, readRows } from './text/read-rows.ts';
import { readSource, withOwnMark } from './text/read-source.ts';

/** A text, or a file that the worker reads. */
export type Source = string | File;

export interface CompareRequest {
  readonly a: Source;
  readonly b: Source;
  readonly ignored: Ignored;
}

export interface ComparedTexts {
  /** Identifies the comparison among those of this worker: requests about any other get no answer. */
  readonly id: number;
  readonly counts: TextCounts;
  /** The number of lines of each text. */
  readonly lineCounts: readonly [a: number, b: number];
  /** Notes on differences other than in lines. */
  readonly notes: readonly string[];
  /** Whether a patch would say anything: it counts white space, letter case and line ends, but no encoding. */
  readonly hasPatch: boolean;
}

export interface LayoutRequest extends LayoutOptions {
  readonly id: number;
}

/** The number of rows, and the place of each change. */
export type LaidOut = Pick<Layout, 'rowCount' | 'changeRows' | 'widest'>;

export interface RowsRequest {
  readonly id: number;
  readonly precision: Precision;
  readonly from: number;
  /** The end row, not included. */
  readonly to: number;
}

export interface ApplyRequest {
  readonly text: Source;
  readonly patch: Source;
  /** The index of the file in the patch, from 0; undefined means the first that fits, or else the first. */
  readonly file: number | undefined;
  readonly isReversed: boolean;
}

/** A file of a patch. */
export interface ListedFile {
  readonly name: string;
  readonly removed: number;
  readonly added: number;
}

export interface AppliedPatch {
  readonly files: readonly ListedFile[];
  /** The index of the file that was applied, from 0. */
  readonly file: number;
  /** Undefined if the patch does not fit: `problem` says why. */
  readonly text?: string;
  readonly problem?: string;
  readonly notes: readonly string[];
}

export interface JsonRequest {
  readonly a: Source;
  readonly b: Source;
}

export interface ComparedJson extends JsonComparison {
  /** Notes on the documents, one sentence each. */
  readonly notes: readonly string[];
}

/** The tasks of the Diff screens. The last comparison is kept for later calls. */
export type DiffTasks = ReturnType<typeof createTasks>;

async function readJson(source: Source): Promise<Result<ParsedJson>> {
  const read = await readSource(source);
  if (!read.ok) {
    return read;
  }
  const bytes = encodeJsonText(read.value.text);
  return bytes.ok ? parseJson(bytes.value) : bytes;
}

function describeRepeated(name: string, { warnings: { duplicateKeys } }: ParsedJson): string[] {
  const { total } = duplicateKeys;
  const counts = total === 1 ? 'its last value counts' : 'the last value of each counts';
  return total === 0 ? [] : [`The ${name} repeats ${countOf(total, 'key')}; ${counts}.`];
}

/** Creates the tasks of one worker. */
export function createTasks() {
  let kept:
    | { readonly id: number; readonly comparison: TextComparison; readonly texts: readonly [string, string] }
    | undefined;
  let layout: Layout | undefined;
  // Each worker starts from a random number, so it does not answer requests meant for a terminated one.
  let id = Math.floor(Math.random() * 2 ** 40);

  return {
    /** Compares two texts or files line by line. Fails as `readSource` does, and with `too-large`. */
    compare({ a, b, ignored }: CompareRequest, { reportProgress }: TaskContext): Promise<Result<ComparedTexts>> {
      return settleWithinEngineLimits(async () => {
        const [readA, readB] = await Promise.all([readSource(a), readSource(b)]);
        if (!readA.ok) {
          return readA;
        }
        if (!readB.ok) {
          return readB;
        }
        const comparison = compareTexts(readA.value.text, readB.value.text, ignored, reportProgress);
        id += 1;
        const texts = [withOwnMark(readA.value), withOwnMark(readB.value)] as const;
        kept = { id, comparison, texts };
        layout = undefined;
        return ok({
          id,
          counts: countChanges(comparison),
          lineCounts: [comparison.a.lines.length, comparison.b.lines.length] as const,
          notes: describeRest({ ...readA.value, ...comparison.a }, { ...readB.value, ...comparison.b }),
          hasPatch: texts[0] !== texts[1],
        });
      });
    },

    /** Lays the comparison out in rows. @returns undefined if it no longer exists */
    layOut({ id: wanted, ...options }: LayoutRequest): LaidOut | undefined {
      if (kept?.id !== wanted) {
        return undefined;
      }
      layout = layOut(kept.comparison, options);
      return { rowCount: layout.rowCount, changeRows: layout.changeRows, widest: layout.widest };
    },

    /** @returns rows of the last layout; undefined if the comparison no longer exists */
    rows({ id: wanted, precision, from, to }: RowsRequest): readonly DiffRow[] | undefined {
      return kept?.id === wanted && layout !== undefined
        ? readRows(kept.comparison, layout, precision, from, to)
        : undefined;
    },

    /**
     * @returns the difference as a unified patch, empty if there is none; undefined if the comparison no longer exists
     */
    patch({ id: wanted, name }: { readonly id: number; readonly name: string }): Result<string> | undefined {
      return kept?.id === wanted
        ? withinEngineLimits(() => ok(kept === undefined ? '' : writePatch(...kept.texts, name)))
        : undefined;
    },

    /**
     * Compares two JSON documents by meaning. Fails as `readSource` and `parseJson` do; `option` is `a` or `b`, the
     * side concerned.
     */
    compareJson({ a, b }: JsonRequest): Promise<Result<ComparedJson>> {
      return settleWithinEngineLimits(async () => {
        const readA = await readJson(a);
        if (!readA.ok) {
          return fail({ ...readA.error, option: 'a' });
        }
        const readB = await readJson(b);
        if (!readB.ok) {
          return fail({ ...readB.error, option: 'b' });
        }
        const notes = [
          ...describeRepeated('original', readA.value),
          ...describeRepeated('changed document', readB.value),
        ];
        return ok({ ...compareJson(readA.value.document, readB.value.document), notes });
      });
    },

    /** Applies a patch to a text or a file. Fails as `readPatch` and `readSource` do. */
    apply({ text, patch, file, isReversed }: ApplyRequest): Promise<Result<AppliedPatch>> {
      return settleWithinEngineLimits(async () => {
        const patchText = await readSource(patch);
        if (!patchText.ok) {
          return patchText;
        }
        const parsed = readPatch(patchText.value.text, isReversed);
        if (!parsed.ok) {
          return parsed;
        }
        const source = await readSource(text);
        if (!source.ok) {
          return source;
        }
        const original = withOwnMark(source.value);
        const results = parsed.value.map((one, index) =>
          file === undefined || file === index ? applyPatch(original, one) : undefined,
        );
        const fitting = results.findIndex((result) => result?.ok);
        const chosen = file !== undefined && results[file] !== undefined ? file : Math.max(0, fitting);
        const result = results[chosen];
        if (result === undefined) {
          return fail({
            code: 'no-such-file',
            message: 'The patch has no file with this number. Choose one of its files again.',
          });
        }
        const files = parsed.value.map(({ name, removed, added }, index) => ({
          name: name ?? `File ${index + 1}`,
          removed,
          added,
        }));
        const leftOut = describeOtherChanges(patchText.value.text);
        return ok(
          result.ok
            ? {
                files,
                file: chosen,
                text: result.value.text,
                notes: [...result.value.notes, ...leftOut, ...describeNewEncoding(source.value)],
              }
            : { files, file: chosen, problem: result.error.message, notes: leftOut },
        );
      });
    },
  };
}
