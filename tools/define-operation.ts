import {
  type BaseIssue,
  type BaseSchema,
  getDotPath,
  type InferOutput,
  metadata,
  type ObjectSchema,
  safeParse,
} from 'valibot';
import type { DecodedImage } from '#shared/formats/images/decoded-image.ts';
import { fail, type Result, type ToolError } from '#shared/result.ts';
import type { OperationId } from './define-tool.ts';
import { describeOptionIssue } from './option-schema.ts';
import type { ToolScreenId } from './screens.ts';
import type { TextInputName } from './text-inputs.ts';

/** An Internet media type without parameters, as in RFC 6838: `application/json`. `text/plain` is any text. */
export type MediaType = `${string}/${string}`;

/** The type of an operation's input or output. The chunks of a stream are bytes; text in a stream is UTF-8. */
export interface DataOf {
  readonly nothing: undefined;
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
}

export type DataKind = keyof DataOf;

/** The context of a run: what an operation needs of the shell that runs it. */
export interface OperationContext {
  /** Aborted when the result is no longer needed; long-running operations check it now and then. */
  readonly signal: AbortSignal;
  /** @param fraction the completed fraction, 0 to 1 */
  reportProgress(fraction: number): void;
  /** The milliseconds after which the run will be ended; undefined for work that reports progress. */
  readonly timeLimit?: number;
  /**
   * Decodes an image of any type that the shell can show.
   * @returns fails with `not-an-image` if it cannot
   */
  decodeImage(image: Uint8Array<ArrayBuffer>): Promise<Result<DecodedImage>>;
  /**
   * Reads a file that an engine needs besides its code: WebAssembly, trained data.
   * @param name the name under which it is imported from its package: `zxing-wasm/reader/zxing_reader.wasm`
   * @throws if it cannot be loaded
   */
  readEngineFile(name: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** A result: the data, and additional information about it. */
export interface OperationOutput {
  readonly data: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
  /** One of the media types that the operation declares to produce. */
  readonly mediaType: MediaType;
  /** The name for saving the result as a file; undefined if a name makes no sense. */
  readonly fileName?: string;
  /** Notes on what was guessed, changed or left out, one sentence each. */
  readonly notes?: readonly string[];
  /** The data as a table for display; `tableOf` creates both. */
  readonly rows?: readonly ResultRow[];
}

/** One of several named values that together form the result. */
export interface ResultRow {
  /** A name that is unique among the rows: `SHA-256`. */
  readonly name: string;
  /** The value as displayed and copied. */
  readonly value: string;
  /** A short remark about the value, which is never copied. */
  readonly note?: string;
  /** Whether the note is positive or a warning; undefined if neither. */
  readonly tone?: 'good' | 'bad';
}

/**
 * Creates a result of named values: the data is a JSON object with a member for each, and a screen shows them as a
 * table.
 * @example tableOf([{ name: 'Hex', value: '0xff' }]).data // '{\n  "Hex": "0xff"\n}'
 */
export function tableOf(rows: readonly ResultRow[]): Pick<OperationOutput, 'data' | 'mediaType' | 'rows'> {
  const members = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  return { data: JSON.stringify(members, null, 2), mediaType: 'application/json', rows };
}

/** What a control shows for an option besides its title and description: `optionHints({ … })`. */
export interface OptionHints {
  /** The labels of a picklist's choices, by value; a value without a label is shown itself. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The placeholder of an empty field. */
  readonly placeholder?: string;
}

/** @example v.pipe(v.picklist(['hex', 'base64']), v.title('Result'), optionHints({ labels: { hex: 'Hex', base64: 'Base64' } })) */
export function optionHints<Input>({ labels, placeholder }: OptionHints) {
  return metadata<Input, { readonly labels?: OptionHints['labels']; readonly placeholder?: string }>({
    ...(labels === undefined ? {} : { labels }),
    ...(placeholder === undefined ? {} : { placeholder }),
  });
}

/**
 * The schema of an operation's options: an object in which every entry is optional with a default, and has
 * `v.title('…')`, and `v.description('…')` if the title is not sufficient.
 */
// biome-ignore lint/suspicious/noExplicitAny: valibot's own type of an object with any entries.
export type OptionsSchema = ObjectSchema<Record<string, BaseSchema<any, any, BaseIssue<unknown>>>, undefined>;

export interface Operation<Takes extends DataKind = DataKind, Options extends OptionsSchema = OptionsSchema> {
  /**
   * What it works on, a dot, and what it does with that, in kebab case: the verb (`base64.encode`, `entities.encode`), or
   * the result (`csv.to-json`, `model.facts`). The first part is not always the name of the tool. An id never changes,
   * since links, chains and scripts refer to it.
   */
  readonly id: OperationId;
  /** The title for lists and menus, in the imperative: `Encode as Base64`. */
  readonly title: string;
  /** The form in which it takes its input. A shell converts the user's data to that form. */
  readonly takes: Takes;
  /** The media types that it is intended for, most likely first. */
  readonly accepts: readonly MediaType[];
  readonly produces: readonly [MediaType, ...MediaType[]];
  readonly options: Options;
  /**
   * Whether its input, result or a text among its options may be a secret: a key, a token, a password. If so, a shell
   * that runs the operation stores none of these on account of the run. Whether a screen keeps a text that was typed
   * there is not decided here but by the input's own `isSecret` in `tool.ts`.
   */
  readonly isSecret?: boolean;
  /**
   * An input with its result, or with the beginning of the result: shown as help, and run by a test. Bytes that are not
   * text are written as a Base64 `data:` URL.
   */
  readonly example: {
    readonly input?: string;
    readonly options?: Readonly<Record<string, unknown>>;
    readonly output: string;
  };
  /**
   * Expected failures are values; only bugs throw. The same input and options yield the same result, apart from
   * randomness and the current time.
   */
  run(
    input: DataOf[Takes],
    options: InferOutput<Options>,
    context: OperationContext,
  ): Result<OperationOutput> | Promise<Result<OperationOutput>>;
}

/**
 * Defines what a tool does, as data: a screen, "Send to…", a chain, the terminal and agents all run this one function.
 * @example defineOperation({ id: 'url.decode', title: 'Decode percent-encoding', takes: 'text', … })
 */
export function defineOperation<Takes extends DataKind, const Options extends OptionsSchema>(
  operation: Operation<Takes, Options>,
): Operation<Takes, Options> {
  return operation;
}

/**
 * Any operation, regardless of its input and options; the element type of lists of operations. Since `run` is a method,
 * each operation may have narrower parameter types.
 */
export type AnyOperation = Operation;

/**
 * Fills in the defaults of omitted options.
 * @returns the options, or the error `bad-option`, which names the first invalid one and what is valid
 */
export function readOptions<Options extends OptionsSchema>(
  schema: Options,
  options: unknown = {},
): Result<InferOutput<Options>, ToolError> {
  const known = Object.keys(schema.entries);
  const unknownName =
    typeof options === 'object' && options !== null
      ? Object.keys(options).find((name) => !known.includes(name))
      : undefined;
  if (unknownName !== undefined) {
    const names = known.length === 0 ? 'It has none.' : `It has ${known.join(', ')}.`;
    return fail({ code: 'bad-option', message: `There is no option “${unknownName}”. ${names}` });
  }
  const parsed = safeParse(schema, options);
  if (parsed.success) {
    return { ok: true, value: parsed.output as InferOutput<Options> };
  }
  const [issue] = parsed.issues;
  const path = getDotPath(issue as never) ?? 'options';
  return fail({ code: 'bad-option', message: describeOptionIssue(issue, schema.entries), option: path });
}

/** Data that was pasted, dropped or passed on, as far as it is needed to recognise it. */
export interface Sample {
  /** The text or its beginning; undefined if it is not text. */
  readonly text?: string;
  /** The first bytes of a file; undefined for a text. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** The size of the whole text in UTF-16 code units, or of the whole file in bytes. */
  readonly size: number;
  readonly fileName?: string;
  /** What can be seen in a picture; undefined if it is not a picture, or if nothing here can render it. */
  readonly picture?: Picture;
}

export interface Picture {
  /** The width in pixels, like `height`. */
  readonly width: number;
  readonly height: number;
  /** The contents of the QR codes and similar codes in it. */
  readonly codes: readonly string[];
}

/** A tool's interpretation of a sample, as plain data that a worker can send. */
export interface Recognition {
  /** The confidence from 0 to 1: `0.95` for an unambiguous sample, `0.7` if likely, `0.3` if possible. */
  readonly confidence: number;
  /** The answer itself if it fits on one line, never just the name of the tool: `expires in 3 h`. */
  readonly preview: string;
  /** The operation for processing the sample. */
  readonly operation?: OperationId;
  /** The screen for processing the sample. */
  readonly screenId: ToolScreenId;
  /**
   * The stored input of the screen that receives the sample. Omitted if the screen accepts the sample itself, because
   * more has to be done than filling a field (`useHandedText`), and if it receives the file.
   */
  readonly input?: TextInputName;
  /** The text to pass on if it is not the whole sample: the number without the text around it. */
  readonly text?: string;
  /** The options of the operation under which this interpretation applies. */
  readonly options?: Readonly<Record<string, string>>;
  /** Whether the screen receives the file, or a text as a file; `input` and `text` are ignored then. */
  readonly takesFile?: true;
  /** The visual appearance of the answer, if any: a CSS colour, or a picture as a `data:` URL. */
  readonly look?: { readonly kind: 'color' | 'picture'; readonly value: string };
}

/**
 * Examines a sample for a few milliseconds at most, so that every paste can be examined. Returns undefined if the
 * sample is not for this tool.
 */
export type Recognise = (sample: Sample) => Recognition | undefined;

/**
 * Returns the whole answer, of which the preview shows the beginning or which it describes. Called only when the answer
 * is copied.
 * @param sample the recognised sample, with its whole text
 * @returns undefined if there is no text to copy: the preview is not copied in its place, but can be returned here
 */
export type AnswerOf = (
  sample: Sample & { readonly text: string },
  recognition: Recognition,
) => string | undefined | Promise<string | undefined>;

/**
 * The exports of a `tools/<id>/recognise.ts`, and of each `recognise-<what>.ts` next to it, one for each kind of data
 * that a tool distinguishes.
 */
export interface Recogniser {
  readonly recognise: Recognise;
  /** Omitted if the preview is always the whole answer. */
  readonly answer?: AnswerOf;
}
