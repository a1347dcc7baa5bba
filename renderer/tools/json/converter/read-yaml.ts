import { type Document, type EmptyStream, parseAllDocuments } from 'yaml';
import { fail, ok, type Result } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import type { WarningCollector } from './conversion-warnings.ts';
import type { Data } from './data.ts';
import { isTooDeep, tooDeep } from './too-deep.ts';
import { UnreadableYaml, YamlReader } from './yaml-reader.ts';

/**
 * Reads YAML 1.2 (1.1 where a `%YAML 1.1` directive says so), integers with all of their digits. Aliases and merge
 * keys (`<<`) are resolved, dates stay text as the core schema has them, keys become text. A stream of several
 * documents becomes an array of them.
 * @returns the data; fails with `invalid-yaml` or `unsupported-yaml` and the place
 * @example readYaml('a: [1.0, yes]', warnings) // a Map of a: [NumberText('1.0'), 'yes']
 */
export function readYaml(yaml: string, warnings: WarningCollector): Result<Data> {
  const documents = parseDocuments(yaml);
  const error = documents.flatMap((document) => document.errors)[0];
  if (error !== undefined) {
    if (isTooDeep(error.message)) {
      return fail(tooDeep);
    }
    const message = `${error.message.replace(/ ("|')quote$/u, ' quote: $1').replace(/\.$/u, '')}.`;
    return fail({ code: 'invalid-yaml', message, position: textPosition(yaml, error.pos[0]) });
  }
  if (documents.every(({ contents }) => contents === null)) {
    return fail({ code: 'empty', message: 'There is no YAML here: the text has no value.' });
  }
  for (const { message, pos } of documents.flatMap((document) => document.warnings)) {
    const tag = /^Unresolved tag: (?<tag>.*)$/u.exec(message)?.groups?.tag;
    const text = tag === undefined ? `${message}.` : `The tag ${tag} is unknown: its value was read without it.`;
    warnings.add('note', text, { position: () => textPosition(yaml, pos[0]) });
  }
  try {
    const reader = new YamlReader(yaml, warnings);
    const values = documents.map((document) => reader.readDocument(document));
    if (reader.hasComments || documents.some(({ comment, commentBefore }) => comment ?? commentBefore)) {
      warnings.add('note', 'Comments were left out.');
    }
    if (values.length > 1) {
      warnings.add('note', `The stream has ${values.length} documents: they became the elements of an array.`);
      return ok(values);
    }
    return ok(values[0]);
  } catch (thrown) {
    if (thrown instanceof UnreadableYaml) {
      const { message, offset } = thrown;
      return fail({ code: 'unsupported-yaml', message, position: textPosition(yaml, offset) });
    }
    throw thrown;
  }
}

function parseDocuments(yaml: string): readonly Document.Parsed[] {
  const documents: Document.Parsed[] | EmptyStream = parseAllDocuments(yaml, {
    intAsBigInt: true,
    prettyErrors: false,
    // Repeated keys are warned of; the package looks for them in time that grows with the square of their number.
    uniqueKeys: false,
    logLevel: 'silent',
  });
  return documents;
}
