import { useMemo, useState } from 'react';
import type { TextInput } from '#renderer/state/inputs/text-inputs.ts';
import { createFirstTask } from '#renderer/workers/first-task.ts';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { takesLonger } from '#renderer/workers/takes-longer.ts';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import { urlOf } from '#shared/formats/url-of.ts';
import { isBlank } from '#shared/text-checks.ts';
import { findParameters, type ParameterList } from '#tools/url/parser/parameter-list.ts';
import type { ParsedUrl } from '#tools/url/parser/parse-url.ts';
import type { ParserTasks } from '#tools/url/parser/tasks.ts';
import workerUrl from '#tools/url/parser/tasks.ts?worker&url';

const timeLimit = 60_000;
const tooSlow = `${takesLonger('This text', timeLimit)} to parse. Parse a part of it, such as its query.`;

/** Short, so that the tables follow the typing. */
const quietTime = 60;

/** The most characters of a URL whose parameters are found synchronously, so that typing in them does not wait. */
const longestFoundAtOnce = 100_000;

const spawn = () => startWorker(workerUrl);
const first = createFirstTask<ParserTasks, 'parse'>(spawn, 'parse', timeLimit);

/** The input for the parser; undefined for a blank text. */
const inputOf = (text: string) => (isBlank(text) ? undefined : text);

/** Parses a text that the screen is about to show. @returns when the parsing is done */
export const beginParsing = (text: string): Promise<void> => first.begin(inputOf(text));

export interface UrlParser {
  readonly process: LiveTask<string, ParsedUrl>;
  /** The parameters of the URL in the field or, while that is not parsed or cannot be, of the last one that was. */
  readonly parameters: ParameterList | undefined;
  /**
   * Applies changed parameters: the URL in the field follows at once. Does nothing while `parameters` does not belong
   * to the URL in the field, which would be lost.
   */
  readonly changeParameters: (next: ParameterList) => void;
  readonly writeJson: (list: ParameterList) => Promise<string>;
}

/** Parses the URL in a worker as it changes, and allows its parameters to be edited in the meantime. */
export function useUrlParser({ value: text, setValue }: TextInput): UrlParser {
  const runner = useTaskRunner<ParserTasks>(spawn, first.take);
  const process = useLiveTask(runner, 'parse', inputOf(text), { quietTime, timeLimit, tooSlow });
  const { result, resultOf } = process;
  /** The list is known before the worker has seen the text, because the next key stroke must not wait for it. */
  const [changed, setChanged] = useState<ParameterList>();
  const parsed = useMemo(
    () => (result === undefined || resultOf === undefined ? undefined : { text: resultOf, offsets: result.parameters }),
    [result, resultOf],
  );
  const found = useMemo(
    () => (text.length <= longestFoundAtOnce && urlOf(text) !== undefined ? findParameters(text) : undefined),
    [text],
  );
  const known = parsed?.text === text ? parsed : (found ?? parsed);
  const parameters = changed?.text === text ? changed : known;

  return {
    process,
    parameters,
    changeParameters(next) {
      if (parameters?.text === text) {
        setChanged(next);
        setValue(next.text);
      }
    },
    async writeJson(list) {
      const outcome = await runner.run('writeJson', list);
      if (outcome.status !== 'done') {
        throw new Error('Writing the parameters was interrupted. Copy them again.');
      }
      return outcome.value;
    },
  };
}
