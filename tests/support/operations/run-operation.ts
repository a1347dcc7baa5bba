import { ok, type Result } from '#shared/result.ts';
import { type AnyOperation, type DataOf, type OperationOutput, readOptions } from '#tools/define-operation.ts';
import { operationContext } from './operation-context.ts';

/** A result that was read completely: a stream has been converted to bytes. */
export interface ReadOutput extends OperationOutput {
  readonly data: string | Uint8Array<ArrayBuffer>;
  /** The data as text; bytes are decoded as UTF-8. */
  readonly text: string;
}

/** Converts a text or bytes to the input of an operation, as a shell does. */
export function inputFor({ takes }: AnyOperation, input: string | Uint8Array<ArrayBuffer>): DataOf[keyof DataOf] {
  const bytes = () => (typeof input === 'string' ? new TextEncoder().encode(input) : input);
  switch (takes) {
    case 'nothing':
      return undefined;
    case 'text':
      return typeof input === 'string' ? input : new TextDecoder().decode(input);
    case 'bytes':
      return bytes();
    case 'stream':
      return new Blob([bytes()]).stream();
  }
}

/** Runs an operation as a shell does, with default values for missing options, but ignores its progress. */
export async function runOperation(
  operation: AnyOperation,
  input: string | Uint8Array<ArrayBuffer>,
  options: Readonly<Record<string, unknown>> = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<Result<ReadOutput>> {
  const filled = readOptions(operation.options, options);
  if (!filled.ok) {
    return filled;
  }
  const result = await operation.run(inputFor(operation, input), filled.value, operationContext({ signal }));
  if (!result.ok) {
    return result;
  }
  const { data } = result.value;
  const read = data instanceof ReadableStream ? new Uint8Array(await new Response(data).arrayBuffer()) : data;
  return ok({ ...result.value, data: read, text: typeof read === 'string' ? read : new TextDecoder().decode(read) });
}

/**
 * Finds an operation by its id.
 * @throws an Error if there is none, which is a mistake of the test
 */
export function operationOf(operations: readonly AnyOperation[], id: string): AnyOperation {
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation === undefined) {
    throw new Error(`There is no operation ${id}.`);
  }
  return operation;
}

/**
 * @returns the text of a result
 * @throws an Error with the message of a failed result
 */
export async function textOf(result: Promise<Result<ReadOutput>>): Promise<string> {
  const settled = await result;
  if (!settled.ok) {
    throw new Error(settled.error.message);
  }
  return settled.value.text;
}
