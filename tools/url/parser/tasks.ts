import { withinEngineLimits } from '#shared/engine-limit.ts';
import { ok, type Result } from '#shared/result.ts';
import { withTransfer } from '#tools/task.ts';
import { countParameters, type ParameterList, parameterAt } from './parameter-list.ts';
import { type ParsedUrl, parseUrl } from './parse-url.ts';

/** The tasks of the worker for this screen. */
export const tasks = {
  parse(text: string): Result<ParsedUrl> {
    const parsed = withinEngineLimits(() => parseUrl(text));
    return parsed.ok ? ok(withTransfer(parsed.value, [parsed.value.parameters.buffer])) : parsed;
  },
  /** All parameters, decoded, as a JSON array of names and values in order; an object would lose repeated names. */
  writeJson(list: ParameterList): string {
    const parameters = Array.from({ length: countParameters(list) }, (_, index) => parameterAt(list, index));
    return JSON.stringify(parameters, null, 2);
  },
};

export type ParserTasks = typeof tasks;
