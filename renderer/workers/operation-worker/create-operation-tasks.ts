import { settleWithinEngineLimits } from '#shared/engine-limit.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';
import { type OperationOutput, readOptions } from '#tools/define-operation.ts';
import { describeOperation, type OperationDescription } from '#tools/describe-operation.ts';
import type { OperationFinder } from '#tools/find-operation.ts';
import { type GivenInput, prepareInput } from '#tools/prepare-input.ts';
import { type WorkerContext, withTransfer } from '#tools/task.ts';
import { decodeImage } from '../decode-image.ts';
import { countProgress } from './count-progress.ts';
import { readEngineFile } from './read-engine-file.ts';

/** One run of an operation, as requested by a page. */
export interface OperationRequest {
  readonly id: string;
  readonly input: GivenInput;
  /** The options that differ from the defaults, and no others. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Milliseconds after which the run is ended. */
  readonly timeLimit?: number | undefined;
}

/**
 * A result as the page gets it. A stream is read to its end, because not every browser can transfer streams between
 * threads.
 */
export interface OperationResult extends Omit<OperationOutput, 'data'> {
  readonly data: string | Uint8Array<ArrayBuffer> | Blob;
}

const unknownOperation = (id: string) => fail({ code: 'unknown-operation', message: `There is no operation “${id}”.` });

/** What browsers throw if a file cannot be read, or no longer can be. */
const isUnreadable = (thrown: unknown) =>
  thrown instanceof DOMException && (thrown.name === 'NotReadableError' || thrown.name === 'NotFoundError');

async function runOperation(
  findOperation: OperationFinder,
  request: OperationRequest,
  context: WorkerContext,
): Promise<Result<OperationResult>> {
  const { id, input, timeLimit } = request;
  const operation = await findOperation(id);
  if (operation === undefined) {
    return unknownOperation(id);
  }
  const options = readOptions(operation.options, request.options);
  if (!options.ok) {
    return options;
  }
  const prepared = await prepareInput(operation.takes, input);
  if (!prepared.ok) {
    return prepared;
  }
  const { signal, reportProgress } = context;
  const data =
    prepared.value instanceof ReadableStream && input instanceof Blob
      ? countProgress(prepared.value, input.size, reportProgress)
      : prepared.value;
  const result = await operation.run(data, options.value, {
    signal,
    reportProgress,
    decodeImage: (image) => decodeImage(new Blob([image])),
    readEngineFile,
    ...(timeLimit === undefined ? {} : { timeLimit }),
  });
  return result.ok ? ok(await toResult(result.value)) : result;
}

async function toResult({ data, ...output }: OperationOutput): Promise<OperationResult> {
  if (!(data instanceof ReadableStream)) {
    return { ...output, data };
  }
  const blob = await new Response(data).blob();
  return { ...output, data: blob.slice(0, blob.size, output.mediaType) };
}

/** Creates the tasks of a worker that runs any of the operations that can be found. */
export const createOperationTasks = (findOperation: OperationFinder) => ({
  /** Describes what a screen shows of an operation before it runs. */
  async describe({ id }: Pick<OperationRequest, 'id'>): Promise<Result<OperationDescription>> {
    const operation = await findOperation(id);
    return operation === undefined ? unknownOperation(id) : ok(describeOperation(operation));
  },

  async run(request: OperationRequest, context: WorkerContext): Promise<Result<OperationResult>> {
    const result = await settleWithinEngineLimits(() => runOperation(findOperation, request, context)).catch(
      (thrown: unknown) => {
        if (isUnreadable(thrown)) {
          return fail(unreadableFile());
        }
        throw thrown;
      },
    );
    const data = result.ok ? result.value.data : undefined;
    // A part of a larger buffer is copied, because the rest does not belong to the page.
    const isWhole = data instanceof Uint8Array && data.byteLength === data.buffer.byteLength;
    return isWhole ? withTransfer(result, [data.buffer]) : result;
  },
});

export type OperationTasks = ReturnType<typeof createOperationTasks>;
