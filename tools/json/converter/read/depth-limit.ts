import type { TextPosition, ToolError } from '#shared/result.ts';
import { type DataTargetId, isTypeTarget, type SourceId, type TargetId } from '../targets.ts';

/** How deep a document may be nested. */
export interface DepthLimit {
  /** Arrays and objects in each other, the outermost counted. */
  readonly levels: number;
  /** What cannot go deeper, as the subject of a sentence. */
  readonly subject: string;
}

/*
 * Packages call themselves for each level. A call stack that is full must never come to pass: where V8 has to compile
 * a regular expression at that moment, it ends the whole process, and no `catch` hears of it. In a worker Chromium
 * gives the stack 500 KB. With 450 KB acorn is at its end after 200 levels of objects, the `yaml` package after 280
 * when it writes and 300 when it reads, quicktype after 400, and what calls itself for JSON and TOML after 1000; each
 * is given about half.
 */

export const readingLimits = {
  json: { levels: 500, subject: 'JSON can be read' },
  toml: { levels: 500, subject: 'TOML can be read' },
  yaml: { levels: 150, subject: 'YAML can be read' },
  jsObject: { levels: 100, subject: 'JavaScript can be read' },
} as const satisfies Record<SourceId, DepthLimit>;

const writingLimits = {
  json: { levels: 500, subject: 'JSON can be written' },
  toml: { levels: 500, subject: 'TOML can be written' },
  yaml: { levels: 150, subject: 'YAML can be written' },
  jsObject: { levels: 500, subject: 'JavaScript can be written' },
} as const satisfies Record<DataTargetId, DepthLimit>;

const limitOfTypes: DepthLimit = { levels: 150, subject: 'types can be made' };

/**
 * The limit of the way from a source to a target. It is kept while the source is read, where the place is known.
 * @example depthLimitOf('json', 'yaml').levels // 150
 */
export function depthLimitOf(source: SourceId, target: TargetId): DepthLimit {
  const reading = readingLimits[source];
  const writing = isTypeTarget(target) ? limitOfTypes : writingLimits[target];
  return writing.levels < reading.levels ? writing : reading;
}

/**
 * Says that a document is deeper than a limit.
 * @param position where the first level begins that is one too many
 */
export function tooDeep({ levels, subject }: DepthLimit, position?: TextPosition): ToolError {
  return {
    code: 'too-deep',
    message: `This is nested more than ${levels} levels deep, and ${subject} up to ${levels} levels only.`,
    ...(position && { position }),
  };
}

/** What has come upon a level too many; caught where the reading began. */
export class NestedTooDeeply extends Error {
  /** UTF-16 code units from the start of the text. */
  readonly offset: number;

  constructor(offset: number) {
    super('This is nested too deeply.');
    this.offset = offset;
  }
}
