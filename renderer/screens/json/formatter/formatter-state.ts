import type { ToolError } from '#shared/result.ts';
import type { RenderedJson } from '#tools/json/formatter/rendered-json.ts';
import type { LoadedJson, RenderOptions } from '#tools/json/formatter/tasks.ts';

/** An input, and the options for its result. */
export interface Question {
  readonly source: string | File;
  readonly options: RenderOptions;
}

/** The last good result, and the outcome for the newest input. */
export interface FormatterState {
  readonly loaded?: LoadedJson | undefined;
  readonly rendered?: RenderedJson | undefined;
  /** What is wrong with the input. */
  readonly inputError?: ToolError | undefined;
  /** What is wrong with the query, or with the size of the result. */
  readonly resultError?: ToolError | undefined;
  readonly isBusy: boolean;
  /** 0 to 1. */
  readonly progress?: number | undefined;
  /** Whether the work was ended before there was a result. */
  readonly isInterrupted: boolean;
}

/** The same as it is kept: whether work is under way follows from the question that has ended. */
export interface KeptState extends Omit<FormatterState, 'isBusy'> {
  /** The question whose work has ended, with a result or without. */
  readonly ended?: Question | undefined;
}

export const idle: KeptState = { isInterrupted: false };

const optionNames = [
  'layout',
  'indent',
  'sortKeys',
  'query',
  'maximumInlineLength',
] as const satisfies readonly (keyof RenderOptions)[];

/** Whether a question asks for the same result as another. */
export const isSame = (one: Question | undefined, { source, options }: Question): boolean =>
  one?.source === source && optionNames.every((name) => one.options[name] === options[name]);

/** What is left once the worker has ended: a long result was only there. */
export const withoutWorker = ({ rendered, ...former }: KeptState): KeptState => ({
  ...former,
  rendered: rendered?.bytes && rendered,
  isInterrupted: false,
  progress: undefined,
});
