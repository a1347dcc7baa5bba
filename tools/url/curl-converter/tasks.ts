import { withinEngineLimits } from '#shared/engine-limit.ts';
import type { Result } from '#shared/result.ts';
import type { Conversion, ConversionInput } from './convert-command.ts';

/** The tasks of the worker for this screen. */
export const tasks = {
  // curlconverter fetches its parser while its modules are evaluated, and a worker receives no messages during that
  // time.
  async convert(input: ConversionInput): Promise<Result<Conversion>> {
    const { convertCommand } = await import('./convert-command.ts');
    return withinEngineLimits(() => convertCommand(input));
  },
};

export type ConverterTasks = typeof tasks;
