import { Composer, type CST, type Document, Lexer, Parser, type ScalarTag } from 'yaml';
import { NestedTooDeeply } from './depth-limit.ts';

/**
 * A float that is written like an integer, which only its tag tells: `!!float 3` (YAML 1.2.2, section 10.2.1.4). The
 * package's own tags require a point or an exponent.
 */
const wholeFloat: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  // Without a tag, this is an integer: the tags for those come first.
  default: true,
  test: /^[-+]?\d+$/u,
  resolve: (text) => Number(text),
};

/**
 * Parses the documents of a YAML stream like the package's `parseAllDocuments`, but gives up as soon as the nesting is
 * too deep for the package's recursion. The package's lexer and parser only keep a list of what is open; its composer
 * is recursive, and receives a document only after its end was reached within the limit.
 * @param maximumDepth the maximum number of nested collections
 * @throws NestedTooDeeply
 */
export function parseYaml(yaml: string, maximumDepth: number): readonly Document.Parsed[] {
  const composer = new Composer({
    intAsBigInt: true,
    prettyErrors: false,
    // Repeated keys only cause warnings here, and the package's check takes quadratic time.
    uniqueKeys: false,
    logLevel: 'silent',
    customTags: (tags) => [...tags, wholeFloat],
  });
  return [...composer.compose(tokensOf(yaml, maximumDepth))];
}

function* tokensOf(yaml: string, maximumDepth: number): Generator<CST.Token> {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(yaml)) {
    const { offset } = parser;
    yield* parser.next(lexeme);
    // The stack also holds the document and at most one scalar at the top.
    if (parser.stack.length > maximumDepth + 1 && parser.stack.filter(isCollection).length > maximumDepth) {
      throw new NestedTooDeeply(offset);
    }
  }
  yield* parser.end();
}

function isCollection({ type }: CST.Token): boolean {
  return type === 'block-map' || type === 'block-seq' || type === 'flow-collection';
}
