import {
  type BaseIssue,
  type BaseSchema,
  getDotPath,
  type InferOutput,
  metadata,
  type ObjectSchema,
  safeParse,
} from 'valibot';
import { fail, type Result, type ToolError } from '#shared/result.ts';
import type { OperationId } from './define-tool.ts';
import type { ToolScreenId } from './screens.ts';

/** An Internet media type without parameters, as RFC 6838 writes it: `application/json`. `text/plain` is any text. */
export type MediaType = `${string}/${string}`;

/** What an operation takes or gives. A stream's pieces are bytes; text in a stream is UTF-8. */
export interface DataOf {
  readonly nothing: undefined;
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
}

export type DataKind = keyof DataOf;

/** What surrounds a run. */
export interface OperationContext {
  /** Aborted when nobody waits for the result any more: what runs long looks at it now and then. */
  readonly signal: AbortSignal;
  /** @param fraction how much is done, 0 to 1 */
  reportProgress(fraction: number): void;
  /** Milliseconds after which whoever runs the operation ends it; none is set for work that reports progress. */
  readonly timeLimit?: number;
}

/** A result: the data, and what is to be known about it. */
export interface OperationOutput {
  readonly data: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
  /** One of those that the operation says it produces. */
  readonly mediaType: MediaType;
  /** The name of a file that is made of it; none where a name has no meaning. */
  readonly fileName?: string;
  /** What was guessed, changed or left out: a sentence each. */
  readonly notes?: readonly string[];
  /** The data as a table, for those who look at it: see `tableOf`, which makes both. */
  readonly rows?: readonly ResultRow[];
}

/** One of several named values that are the result together. */
export interface ResultRow {
  /** Unique among the rows: `SHA-256`. */
  readonly name: string;
  /** What is shown and copied. */
  readonly value: string;
  /** What is to be known about the value, in a few words; never copied. */
  readonly note?: string;
  /** Whether the note says something good or something to beware of; left out: neither. */
  readonly tone?: 'good' | 'bad';
}

/**
 * A result of named values: as data it is JSON, an object with a member for each, and a screen shows a table of them.
 * @example tableOf([{ name: 'Hex', value: '0xff' }]).data // '{\n  "Hex": "0xff"\n}'
 */
export function tableOf(rows: readonly ResultRow[]): Pick<OperationOutput, 'data' | 'mediaType' | 'rows'> {
  const members = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  return { data: JSON.stringify(members, null, 2), mediaType: 'application/json', rows };
}

/** What a control says of an option besides its title and description: `optionHints({ … })`. */
export interface OptionHints {
  /** The choices of a picklist as a user reads them, by their values; a value without one stands for itself. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What an empty field shows. */
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
 * The schema of an operation's options: an object each of whose entries is optional with a default, and has
 * `v.title('…')`, and `v.description('…')` where the title does not say it all.
 */
// biome-ignore lint/suspicious/noExplicitAny: valibot's own type of an object with any entries.
export type OptionsSchema = ObjectSchema<Record<string, BaseSchema<any, any, BaseIssue<unknown>>>, undefined>;

export interface Operation<Takes extends DataKind = DataKind, Options extends OptionsSchema = OptionsSchema> {
  /** `<tool>.<verb>`, kebab-case: `base64.encode`. Never changes: links, chains and scripts name it. */
  readonly id: OperationId;
  /** In the imperative, for lists and menus: `Encode as Base64`. */
  readonly title: string;
  /** What it takes its input as. A shell hands over what the user has in that form. */
  readonly takes: Takes;
  /** The media types that it is meant for, likeliest first. */
  readonly accepts: readonly MediaType[];
  readonly produces: readonly [MediaType, ...MediaType[]];
  readonly options: Options;
  /** Whether its input, options or result is a secret: a key, a token, a password. Nothing of it is then kept. */
  readonly isSecret?: boolean;
  /**
   * An input with its result, or the beginning of that: shown as help, and run by a test.
   * Bytes that are not text stand there as a `data:` URL in Base64.
   */
  readonly example: {
    readonly input?: string;
    readonly options?: Readonly<Record<string, unknown>>;
    readonly output: string;
  };
  /** Expected failures are values; only bugs throw. The same input and options give the same result, but for what is random or now. */
  run(
    input: DataOf[Takes],
    options: InferOutput<Options>,
    context: OperationContext,
  ): Result<OperationOutput> | Promise<Result<OperationOutput>>;
}

/**
 * What a tool does, as data: a screen, "Send to…", a chain, the terminal and agents all run this one function.
 * @example defineOperation({ id: 'url.decode', title: 'Decode percent-encoding', takes: 'text', … })
 */
export function defineOperation<Takes extends DataKind, const Options extends OptionsSchema>(
  operation: Operation<Takes, Options>,
): Operation<Takes, Options> {
  return operation;
}

/**
 * Any operation, whatever it takes and however it is set. A list of operations is of these.
 * `run` is a method, and so takes the more special parameters of each.
 */
export type AnyOperation = Operation;

/**
 * Fills in the defaults of what was left out.
 * @returns the options; or the error `bad-option`, which names the first wrong one and what is right
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
  return fail({ code: 'bad-option', message: `${path}: ${issue.message}.`, option: path });
}

/** What was pasted, dropped or handed over, as far as it is looked at to tell what it is. */
export interface Sample {
  /** The text, or its beginning; none where it is not text. */
  readonly text?: string;
  /** The first bytes of a file; none of a text. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** UTF-16 code units of the whole text, or bytes of the whole file. */
  readonly size: number;
  readonly fileName?: string;
  /** What is seen of a picture by those who can draw it; none of what is no picture, and where nothing can draw. */
  readonly picture?: Picture;
}

export interface Picture {
  /** In pixels; so is `height`. */
  readonly width: number;
  readonly height: number;
  /** What the QR codes in it say, and other codes of that kind. */
  readonly codes: readonly string[];
}

/** What a tool makes of a sample: plain data, so that it can come from a worker. */
export interface Recognition {
  /** 0 to 1: certain is what can be nothing else (`0.95`), likely `0.7`, possible `0.3`. */
  readonly confidence: number;
  /** The answer itself where it fits one line, and never only the tool's name: `expires in 3 h`. */
  readonly preview: string;
  /** The operation that goes on with it. */
  readonly operation?: OperationId;
  /** The screen that goes on with it. */
  readonly screen: ToolScreenId;
  /**
   * The kept input of the screen that it becomes. Left out where the screen takes it by itself, since there is more to do
   * than to put it into a field (`useHandedText`), and where it takes the file.
   */
  readonly input?: string;
  /** What goes there, where that is not the whole sample: the number without what stands around it. */
  readonly text?: string;
  /** Options of the operation under which it is so. */
  readonly options?: Readonly<Record<string, string>>;
  /** Whether the file goes there, or a text as one: `input` and `text` mean nothing then. */
  readonly takesFile?: true;
  /** What the answer looks like, where it has a look: a colour of CSS, or a picture as a `data:` URL. */
  readonly look?: { readonly kind: 'color' | 'picture'; readonly value: string };
}

/** Cheap enough for every paste: looks at the sample for a few milliseconds at most. Undefined: it is nothing of this tool. */
export type Recognise = (sample: Sample) => Recognition | undefined;

/**
 * The whole answer, of which a preview shows the beginning: what is copied. Asked for only when somebody copies it.
 * @param sample that was recognised, and whose text is the whole one
 * @returns undefined where the preview says it all
 */
export type AnswerOf = (
  sample: Sample & { readonly text: string },
  recognition: Recognition,
) => string | undefined | Promise<string | undefined>;

/**
 * What a `tools/<id>/recognise.ts` exports, and each `recognise-<what>.ts` beside it: one for each thing that a tool tells
 * from others.
 */
export interface Recogniser {
  readonly recognise: Recognise;
  readonly answer?: AnswerOf;
}
