import { countOf } from '#shared/formats/words/count-of.ts';
import type { TextPosition, ToolError } from '#shared/result.ts';
import { type DataTargetId, isTypeTarget, type SourceId, type TargetId } from '../targets.ts';

/** How deep a document may be nested. */
export interface DepthLimit {
  /** The number of nested arrays and objects, including the outermost. */
  readonly levels: number;
  /** The part that cannot go deeper, as the subject of a sentence. */
  readonly subject: string;
}

/*
 * The packages recurse once per level. The call stack must never overflow: if V8 has to compile a regular expression at
 * that moment, it ends the whole process, and no `catch` can intercept it. Chromium gives a worker a stack of 500 KB.
 * With 450 KB, acorn overflows after 200 levels of objects, the `yaml` package after 280 when writing and 300 when
 * reading, quicktype after 400, and the recursive code for JSON and TOML after 1000; each is limited to about half.
 */

export const readingLimits = {
  json: { levels: 500, subject: 'JSON can be read' },
  toml: { levels: 500, subject: 'TOML can be read' },
  yaml: { levels: 150, subject: 'YAML can be read' },
  jsObject: { levels: 100, subject: 'JavaScript can be read' },
  // The rows of tables hold no further levels.
  markdown: { levels: 500, subject: 'Markdown can be read' },
  sql: { levels: 500, subject: 'SQL can be read' },
} as const satisfies Record<SourceId, DepthLimit>;

const writingLimits = {
  json: { levels: 500, subject: 'JSON can be written' },
  toml: { levels: 500, subject: 'TOML can be written' },
  yaml: { levels: 150, subject: 'YAML can be written' },
  jsObject: { levels: 500, subject: 'JavaScript can be written' },
  csv: { levels: 500, subject: 'CSV can be written' },
} as const satisfies Record<DataTargetId, DepthLimit>;

const limitOfTypes: DepthLimit = { levels: 150, subject: 'types can be made' };

/**
 * The limit for a conversion from a source to a target. It is enforced while reading the source, because the position
 * is known there.
 * @example depthLimitOf('json', 'yaml').levels // 150
 */
export function depthLimitOf(source: SourceId, target: TargetId): DepthLimit {
  const reading = readingLimits[source];
  const writing = isTypeTarget(target) ? limitOfTypes : writingLimits[target];
  return writing.levels < reading.levels ? writing : reading;
}

/**
 * Creates the error for a document that is nested deeper than a limit.
 * @param position the start of the first level beyond the limit
 */
export function tooDeep({ levels, subject }: DepthLimit, position?: TextPosition): ToolError {
  return {
    code: 'too-deep',
    message: `This is nested too deeply: ${subject} only up to ${countOf(levels, 'level')} deep.`,
    ...(position && { position }),
  };
}

/** Thrown on reaching a level beyond the limit; caught where reading started. */
export class NestedTooDeeply extends Error {
  /** The offset from the start of the text in UTF-16 code units. */
  readonly offset: number;

  constructor(offset: number) {
    super('This is nested too deeply.');
    this.offset = offset;
  }
}
