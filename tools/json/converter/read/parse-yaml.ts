import { Composer, type CST, type Document, Lexer, Parser } from 'yaml';
import { NestedTooDeeply } from './depth-limit.ts';

/**
 * Parses the documents of a stream of YAML, as the package's `parseAllDocuments` does, but gives up at once where a
 * text goes deeper than the package's own calls can follow. Its lexer and parser only keep a list of what is open;
 * its composer calls itself, and is given no document before its end was found in bounds.
 * @param maximumDepth of collections in each other
 * @throws NestedTooDeeply
 */
export function parseYaml(yaml: string, maximumDepth: number): readonly Document.Parsed[] {
  const composer = new Composer({
    intAsBigInt: true,
    prettyErrors: false,
    // Repeated keys are warned of; the package looks for them in time that grows with the square of their number.
    uniqueKeys: false,
    logLevel: 'silent',
  });
  return [...composer.compose(tokensOf(yaml, maximumDepth))];
}

function* tokensOf(yaml: string, maximumDepth: number): Generator<CST.Token> {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(yaml)) {
    const { offset } = parser;
    yield* parser.next(lexeme);
    // The document is on the stack too, and at most one scalar at the top.
    if (parser.stack.length > maximumDepth + 1 && parser.stack.filter(isCollection).length > maximumDepth) {
      throw new NestedTooDeeply(offset);
    }
  }
  yield* parser.end();
}

function isCollection({ type }: CST.Token): boolean {
  return type === 'block-map' || type === 'block-seq' || type === 'flow-collection';
}
