import { InputData, JSONInput } from 'quicktype-core/dist/esm/input/Inputs.js';
import { quicktypeMultiFile } from 'quicktype-core/dist/esm/Run.js';
import { isEngineLimit } from '#shared/engine-limit.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { WarningCollector } from '../conversion-warnings.ts';
import type { Data } from '../data.ts';
import { type OptionChoices, validChoices } from '../option-fields.ts';
import type { TypeTargetId } from '../targets.ts';
import { CompressedData } from './compressed-data.ts';
import { commonOptionNames, describeOptions, ourDefaults } from './describe-options.ts';
import { loadTargetLanguage } from './load-target-language.ts';

export interface WrittenFile {
  readonly name: string;
  readonly text: string;
}

export interface TypesRequest {
  readonly target: TypeTargetId;
  /** The name of the top-level type, which quicktype turns into an identifier of the language. */
  readonly rootName: string;
  readonly options: OptionChoices;
  /** The name of the file, unless the language requires other names. */
  readonly fileName: string;
}

/**
 * Generates types for the data, and the code that reads and writes them, with quicktype.
 * @returns the files, for most languages just one; fails with `quicktype-failed` and quicktype's reason
 * @example await writeTypes(data, { target: 'csharp', rootName: 'Root', options: {}, fileName: 'Root.cs' }, warnings)
 */
export async function writeTypes(
  data: Data,
  { target, rootName, options, fileName }: TypesRequest,
  warnings: WarningCollector,
): Promise<Result<readonly WrittenFile[]>> {
  const language = await loadTargetLanguage(target);
  const { common, rendererOptions } = await sortOptions(target, options);
  try {
    const input = new JSONInput(new CompressedData(language, rendererOptions, warnings));
    await input.addSource({ name: plainName(rootName), samples: [data] });
    const inputData = new InputData();
    inputData.addInput(input);
    const files = await quicktypeMultiFile({
      inputData,
      lang: language,
      rendererOptions,
      outputFilename: fileName,
      ...common,
    });
    const written = [...files].map(([name, { lines }]) => ({ name, text: lines.join('\n') }));
    if (written.every(({ text }) => isBlank(text))) {
      warnings.add('note', 'There is no type to declare: with these options, only objects have types of their own.');
    }
    return ok(written);
  } catch (thrown) {
    if (isEngineLimit(thrown) || !(thrown instanceof Error)) {
      throw thrown;
    }
    const reason = /^Malformed unicode/u.test(thrown.message)
      ? 'a key has half a character (a lone surrogate).'
      : thrown.message;
    return fail({ code: 'quicktype-failed', message: `quicktype cannot make types of this: ${reason}` });
  }
}

/**
 * Reduces a name to its words. quicktype makes an identifier of them, but copies the name unchanged into examples in
 * comments.
 */
function plainName(rootName: string): string {
  const words = rootName.match(/[\p{L}\p{N}\p{M}_$]+/gu) ?? [];
  return words.join(' ') || 'Root';
}

/**
 * Separates the options for quicktype itself from those for its renderer. An emptied text falls back to its default.
 */
async function sortOptions(target: TypeTargetId, options: OptionChoices) {
  const common: Record<string, boolean> = {};
  const rendererOptions: Record<string, string | boolean> = {};
  const fields = await describeOptions(target);
  const valid = { ...ourDefaults[target], ...validChoices(fields, options) };
  for (const { name, kind } of fields) {
    const value = valid[name];
    if (commonOptionNames.has(name)) {
      if (typeof value === 'boolean') {
        common[name] = value;
      }
    } else if (value !== undefined && !(kind === 'text' && isBlank(String(value)))) {
      rendererOptions[name] = value;
    }
  }
  return { common, rendererOptions };
}
