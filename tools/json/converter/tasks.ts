import { settleWithinEngineLimits } from '#shared/engine-limit.ts';
import { ok, type Result } from '#shared/result.ts';
import { type Conversion, type ConversionRequest, convertDocument } from './convert-document.ts';
import { dataOptions, type OptionField } from './option-fields.ts';
import { isTypeTarget, type TargetId } from './targets.ts';

/** The tasks of the worker for this screen. */
export const tasks = {
  convert: (request: ConversionRequest): Promise<Result<Conversion>> =>
    settleWithinEngineLimits(() => convertDocument(request)),

  /** Returns the options of a target, for a form. */
  async describe(target: TargetId): Promise<Result<readonly OptionField[]>> {
    if (!isTypeTarget(target)) {
      return ok(dataOptions[target]);
    }
    const { describeOptions } = await import('./types/describe-options.ts');
    return ok(await describeOptions(target));
  },
};

export type ConverterTasks = typeof tasks;
