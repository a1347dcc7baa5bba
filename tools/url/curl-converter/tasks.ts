import { withinEngineLimits } from '#shared/engine-limit.ts';
import type { Result } from '#shared/result.ts';
import type { Conversion, ConversionInput } from './convert-command.ts';

/** What the worker of this screen does. */
export const tasks = {
  // The parser of curlconverter is fetched while its modules are evaluated, and a worker takes no messages so long.
  async convert(input: ConversionInput): Promise<Result<Conversion>> {
    const { convertCommand } = await import('./convert-command.ts');
    return withinEngineLimits(() => convertCommand(input));
  },
};

export type ConverterTasks = typeof tasks;
