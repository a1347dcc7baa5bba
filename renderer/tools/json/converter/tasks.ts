import { ok, type Result } from '#shared/result.ts';
import { convert } from './convert.ts';
import { dataOptions, type OptionField } from './option-fields.ts';
import { isTypeTarget, type TargetId } from './targets.ts';

/** What the worker of this screen does. */
export const tasks = {
  convert,

  /** The options of a target, for a form. */
  async describe(target: TargetId): Promise<Result<readonly OptionField[]>> {
    if (!isTypeTarget(target)) {
      return ok(dataOptions[target]);
    }
    const { describeOptions } = await import('./describe-options.ts');
    return ok(await describeOptions(target));
  },
};

export type ConverterTasks = typeof tasks;
