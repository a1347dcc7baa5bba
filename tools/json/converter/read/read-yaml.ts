import { type Document, isScalar } from 'yaml';
import { countOf } from '#shared/formats/words/count-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import type { WarningCollector } from '../conversion-warnings.ts';
import type { Data } from '../data.ts';
import { type DepthLimit, NestedTooDeeply, readingLimits, tooDeep } from './depth-limit.ts';
import { parseYaml } from './parse-yaml.ts';
import { UnreadableYaml, YamlReader } from './yaml-reader.ts';

/**
 * Reads YAML 1.2 (1.1 if a `%YAML 1.1` directive says so), keeping all digits of integers. Aliases and merge keys
 * (`<<`) are resolved, dates stay text as in the core schema, keys become text. A stream of several documents becomes
 * an array.
 * @returns the data; fails with `invalid-yaml`, `unsupported-yaml` or `too-deep` and the position
 * @example readYaml('a: [1.0, yes]', warnings) // a Map of a: [NumberText('1.0'), 'yes']
 */
export function readYaml(
  yaml: string,
  warnings: WarningCollector,
  limit: DepthLimit = readingLimits.yaml,
): Result<Data> {
  try {
    return readDocuments(parseYaml(yaml, limit.levels), yaml, warnings, limit);
  } catch (thrown) {
    if (thrown instanceof NestedTooDeeply) {
      return fail(tooDeep(limit, textPosition(yaml, thrown.offset)));
    }
    if (thrown instanceof UnreadableYaml) {
      const { message, offset } = thrown;
      return fail({ code: 'unsupported-yaml', message, position: textPosition(yaml, offset) });
    }
    throw thrown;
  }
}

function readDocuments(
  documents: readonly Document.Parsed[],
  yaml: string,
  warnings: WarningCollector,
  { levels }: DepthLimit,
): Result<Data> {
  const error = documents.flatMap((document) => document.errors)[0];
  if (error !== undefined) {
    const message = `${error.message.replace(/ ("|')quote$/u, ' quote: $1').replace(/\.$/u, '')}.`;
    return fail({ code: 'invalid-yaml', message, position: textPosition(yaml, error.pos[0]) });
  }
  // If there are only comments between two document ends, that is not a document: an empty document starts with `---`.
  const written = documents.filter((document) => !isNothing(document) || document.directives?.docStart === true);
  if (written.length === 0) {
    return fail({ code: 'empty', message: 'There is no YAML here: the text has no value.' });
  }
  for (const { message, pos } of documents.flatMap((document) => document.warnings)) {
    const tag = /^Unresolved tag: (?<tag>.*)$/u.exec(message)?.groups?.tag;
    warnings.add('note', tag === undefined ? `${message}.` : explainTag(tag), {
      position: () => textPosition(yaml, pos[0]),
    });
  }
  const reader = new YamlReader(yaml, warnings, levels);
  const values = written.map((document) => reader.readDocument(document));
  if (reader.hasComments || documents.some(({ comment, commentBefore }) => comment ?? commentBefore)) {
    warnings.add('note', 'Comments were left out.');
  }
  if (values.length > 1) {
    warnings.add('note', `The stream has ${countOf(values.length, 'document')}: they became the elements of an array.`);
    return ok(values);
  }
  return ok(values[0]);
}

/** @param tag one that the package could not apply */
function explainTag(tag: string): string {
  const name = /^tag:yaml\.org,2002:(?<name>bool|float|int|null)$/u.exec(tag)?.groups?.name;
  return name === undefined
    ? `The tag ${tag} is unknown: its value was read without it.`
    : `The value does not fit its tag !!${name}: it was read as text.`;
}

/** Whether a document has no contents at all, not even a tag or an anchor. */
function isNothing({ contents }: Document.Parsed): boolean {
  return (
    contents === null ||
    (isScalar(contents) &&
      contents.type === 'PLAIN' &&
      contents.source === '' &&
      contents.tag === undefined &&
      contents.anchor === undefined)
  );
}
