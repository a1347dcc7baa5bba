import { fail, ok, type Result } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import { blankRootName } from './blank-root-name.ts';
import { type ConversionWarnings, WarningCollector } from './conversion-warnings.ts';
import type { Data } from './data.ts';
import { fileNameOf } from './file-name.ts';
import { chosen, type OptionChoices } from './option-fields.ts';
import { type DepthLimit, depthLimitOf } from './read/depth-limit.ts';
import { readJson } from './read/read-json.ts';
import { type DataTargetId, isTypeTarget, type SourceId, type TargetId, usesRootName } from './targets.ts';
import type { WrittenFile } from './types/write-types.ts';
import { type Abilities, fitData } from './write/fit-data.ts';
import { type IndentText, writeJsonText } from './write/write-json-text.ts';

export interface ConversionRequest {
  readonly text: string;
  readonly source: SourceId;
  readonly target: TargetId;
  readonly rootName: string;
  readonly options: OptionChoices;
}

export interface Conversion {
  readonly target: TargetId;
  /** A single file, except for languages that put each type in a file of its own. */
  readonly files: readonly WrittenFile[];
  readonly warnings: ConversionWarnings;
}

/** The values that each data notation can represent. */
const abilities: Record<DataTargetId, Abilities> = {
  json: { name: 'JSON', hasUndefined: false, hasNonFinite: false, hasDates: false, hasDoublesOnly: false },
  jsObject: { name: 'JavaScript', hasUndefined: true, hasNonFinite: true, hasDates: false, hasDoublesOnly: true },
  yaml: { name: 'YAML', hasUndefined: false, hasNonFinite: true, hasDates: true, hasDoublesOnly: false },
  toml: { name: 'TOML', hasUndefined: false, hasNonFinite: true, hasDates: true, hasDoublesOnly: false },
  csv: { name: 'CSV', hasUndefined: false, hasNonFinite: false, hasDates: true, hasDoublesOnly: false },
};
/** Types are inferred from values; to quicktype, a TOML date is the same as its text. */
const abilitiesOfTypes: Abilities = {
  name: 'JSON',
  hasUndefined: false,
  hasNonFinite: true,
  hasDates: true,
  hasDoublesOnly: false,
};

const delimiters = { comma: ',', semicolon: ';', tab: '\t' } as const;

const indents: Readonly<Record<string, IndentText>> = { '2': '  ', '4': '    ', tab: '\t', none: '' };

/**
 * Converts a document into another notation, or into types of a programming language.
 * @returns the files and the warnings; fails with the error in the source and its position, with `blank-root-name`,
 * with `too-deep`, or as the writers of the targets do
 * @example await convertDocument({ text: '[1]', source: 'json', target: 'yaml', rootName: 'Root', options: {} })
 */
export async function convertDocument(request: ConversionRequest): Promise<Result<Conversion>> {
  const { source, target, rootName } = request;
  const warnings = new WarningCollector();
  const read = await readers[source](request.text, warnings, depthLimitOf(source, target));
  if (!read.ok) {
    return read;
  }
  if (usesRootName(target) && isBlank(rootName)) {
    return fail(blankRootName);
  }
  const fitting = isTypeTarget(target) ? abilitiesOfTypes : abilities[target];
  // Only JSON numbers can exceed what a target can represent.
  const isFit = source === 'json' && !fitting.hasDoublesOnly;
  const data = isFit ? read.value : fitData(read.value, fitting, warnings);
  const written = await write(data, request, warnings);
  return written.ok ? ok({ target, files: written.value, warnings: warnings.collect() }) : written;
}

type Reader = (text: string, warnings: WarningCollector, limit: DepthLimit) => Result<Data> | Promise<Result<Data>>;

/** All readers except the one for JSON are loaded on first use. */
const readers: Record<SourceId, Reader> = {
  json: readJson,
  jsObject: async (...document) => (await import('./read/read-js-object.ts')).readJsObject(...document),
  yaml: async (...document) => (await import('./read/read-yaml.ts')).readYaml(...document),
  toml: async (...document) => (await import('./read/read-toml.ts')).readToml(...document),
  markdown: async (text, warnings) => (await import('./read/tables/read-tables.ts')).readMarkdownTable(text, warnings),
  sql: async (text, warnings) => (await import('./read/tables/read-tables.ts')).readSql(text, warnings),
};

async function write(
  data: Data,
  { target, rootName, options }: ConversionRequest,
  warnings: WarningCollector,
): Promise<Result<readonly WrittenFile[]>> {
  const fileName = fileNameOf(rootName, target);
  if (isTypeTarget(target)) {
    const { writeTypes } = await import('./types/write-types.ts');
    return writeTypes(data, { target, rootName: rootName.trim(), options, fileName }, warnings);
  }
  const text = await writeData(data, target, rootName, options, warnings);
  return text.ok ? ok([{ name: fileName, text: text.value }]) : text;
}

async function writeData(
  data: Data,
  target: DataTargetId,
  rootName: string,
  options: OptionChoices,
  warnings: WarningCollector,
): Promise<Result<string>> {
  const indent = indents[String(options.indent)] ?? '  ';
  switch (target) {
    case 'json':
      return ok(writeJsonText(data, indent));
    case 'jsObject': {
      const { writeJsObject } = await import('./write/write-js-object.ts');
      const quote = chosen(options, 'quote', ['single', 'double']);
      const statement = chosen(options, 'statement', ['const', 'export-default', 'module-exports', 'none']);
      return ok(writeJsObject(data, { indent, quote, statement, name: rootName }));
    }
    case 'yaml': {
      const { writeYaml } = await import('./write/write-yaml.ts');
      const quote = chosen(options, 'quote', ['double', 'single']);
      return ok(writeYaml(data, { indent: options.indent === '4' ? 4 : 2, quote }));
    }
    case 'csv': {
      const { writeTable } = await import('./write/write-table.ts');
      const delimiter = delimiters[chosen(options, 'delimiter', ['comma', 'semicolon', 'tab'])];
      const isFlat = chosen(options, 'nested', ['columns', 'json']) === 'columns';
      return writeTable(data, { delimiter, isFlat }, warnings);
    }
    default: {
      const { writeToml } = await import('./write/write-toml.ts');
      return writeToml(data, warnings);
    }
  }
}
