import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { isEngineLimit } from '#shared/engine-limit.ts';
import { capitalize } from '#shared/formats/words/capitalize.ts';
import { isVisible } from '#shared/formats/words/name-character.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { compileExpression } from '../expression/compile-expression.ts';
import { parseExpression } from '../expression/parse-expression.ts';
import { flagDescriptions } from '../expression/regexp-flags.ts';
import { alikeNote } from './alike-cases.ts';
import { type ClassPart, nameCharacterSet, nameClass, nameClassPart } from './explain-class.ts';
import { nameBackreference } from './name-backreference.ts';
import { nameCodePoint } from './name-code-point.ts';
import {
  caseNote,
  type Modes,
  modify,
  nameBoundary,
  nameCapturing,
  nameChoice,
  nameModifiers,
  nameTimes,
} from './name-element.ts';

/** One line of the explanation. */
export interface ExplanationRow {
  /** The part of the typed expression that it explains, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** Its depth in the tree, from 0. */
  readonly depth: number;
  /** How many of the following rows are inside it. */
  readonly descendants: number;
}

type RowOfBuilder = { -readonly [Key in keyof ExplanationRow]: ExplanationRow[Key] };

const parser = new RegExpParser({ ecmaVersion: 2025 });

/**
 * Explains a regular expression in plain words, as the rows of a tree in which each row comes before its children.
 * @param expression `/pattern/flags` or a bare pattern
 * @example explainPattern('/a+/') // 'The whole expression', and in it: '“a”, one or more times, as many as possible'
 */
export function explainPattern(expression: string): Result<readonly ExplanationRow[]> {
  const compiled = compileExpression(expression);
  if (!compiled.ok) {
    return compiled;
  }
  const { pattern, flags, patternStart } = parseExpression(expression);
  try {
    const syntax = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
    const parsed = parser.parsePattern(pattern, 0, pattern.length, syntax);
    const { ignoreCase, multiline, dotAll } = compiled.value;
    const rows = explainParsed(parsed, patternStart, { ignoreCase, multiline, dotAll });
    return ok([...rows, ...explainFlags(flags, patternStart + pattern.length + 1)]);
  } catch (thrown) {
    if (isEngineLimit(thrown)) {
      return fail({ code: 'too-deep', message: 'Groups are nested too deeply in this expression to explain it.' });
    }
    if (thrown instanceof SyntaxError) {
      return fail({
        code: 'unknown-syntax',
        message: 'The browser knows syntax in this expression that the explanation does not.',
      });
    }
    throw thrown;
  }
}

function explainFlags(flags: string, start: number): ExplanationRow[] {
  return [...flags].flatMap((letter, index) => {
    const known = flagDescriptions.find(({ flag }) => flag === letter);
    const words = known === undefined ? letter : `Flag ${known.flag}, ${known.name}: ${known.effect}`;
    return { start: start + index, end: start + index + 1, words, depth: 0, descendants: 0 };
  });
}

function explainParsed(pattern: AST.Pattern, offset: number, modes: Modes): ExplanationRow[] {
  const rows: RowOfBuilder[] = [];
  let depth = 0;
  let groupCount = 0;

  function add(node: { readonly start: number; readonly end: number }, words: string, addChildren?: () => void): void {
    const row = { start: offset + node.start, end: offset + node.end, words: capitalize(words), depth, descendants: 0 };
    rows.push(row);
    const before = rows.length;
    depth += 1;
    addChildren?.();
    depth -= 1;
    row.descendants = rows.length - before;
  }

  function addAlternatives(alternatives: readonly AST.Alternative[], inner: Modes): void {
    const [only] = alternatives;
    if (alternatives.length === 1 && only !== undefined) {
      addElements(only.elements, inner);
      return;
    }
    alternatives.forEach((alternative, index) => {
      const isEmpty = alternative.elements.length === 0;
      add(alternative, `alternative ${index + 1}${isEmpty ? ': nothing' : ''}`, () =>
        addElements(alternative.elements, inner),
      );
    });
  }

  /** Adds a row for each element; adjacent characters share one. */
  function addElements(elements: readonly AST.Element[], inner: Modes): void {
    let index = 0;
    while (index < elements.length) {
      const text = visibleText(elements, index);
      const [first, last] = [text[0], text.at(-1)];
      if (text.length > 1 && first !== undefined && last !== undefined) {
        const written = text.map(({ value }) => String.fromCodePoint(value)).join('');
        add({ start: first.start, end: last.end }, `the text “${written}”${caseNote(written, inner)}`);
        index += text.length;
      } else {
        const element = elements[index];
        if (element !== undefined) {
          addElement(element, inner);
        }
        index += 1;
      }
    }
  }

  function addElement(element: AST.Element, inner: Modes): void {
    if (element.type === 'Quantifier') {
      addQuantified(element.element, inner, element, `, ${nameTimes(element)}`);
    } else {
      addQuantified(element, inner, element, '');
    }
  }

  /** @param whole what the row stands for: the element, with its quantifier if it has one */
  function addQuantified(
    element: Exclude<AST.Element, AST.Quantifier>,
    inner: Modes,
    whole: AST.Element,
    times: string,
  ): void {
    switch (element.type) {
      case 'Character':
        add(
          whole,
          `${isVisible(String.fromCodePoint(element.value)) ? 'the character ' : ''}${nameCodePoint(element.value)}${caseNote(String.fromCodePoint(element.value), inner)}${times}`,
        );
        return;
      case 'CharacterSet':
        add(whole, `${nameCharacterSet(element, inner.dotAll)}${alikeNote(element, inner)}${times}`);
        return;
      case 'CharacterClass':
        add(whole, `${nameClass(element)}${alikeNote(element, inner)}${times}`, () => addClassParts(element.elements));
        return;
      case 'ExpressionCharacterClass':
        add(whole, `${nameClassPart(element)}${alikeNote(element, inner)}${times}`, () =>
          addOperation(element.expression),
        );
        return;
      case 'Backreference':
        add(whole, `${nameBackreference(element)}${alikeNote(element, inner)}${times}`);
        return;
      case 'CapturingGroup':
        groupCount += 1;
        add(whole, `${nameCapturing(element, groupCount)}${nameChoice(element)}${times}`, () =>
          addAlternatives(element.alternatives, inner),
        );
        return;
      case 'Group':
        add(whole, `group that is not captured${nameModifiers(element)}${nameChoice(element)}${times}`, () =>
          addAlternatives(element.alternatives, modify(inner, element.modifiers)),
        );
        return;
      default:
        addAssertion(element, inner, whole, times);
    }
  }

  function addAssertion(assertion: AST.Assertion, inner: Modes, whole: AST.Element, times: string): void {
    if (assertion.kind === 'lookahead' || assertion.kind === 'lookbehind') {
      const side = assertion.kind === 'lookahead' ? 'followed by' : 'preceded by';
      const words = `${assertion.negate ? 'not ' : ''}${side} this, which is not part of the match`;
      add(whole, `${words}${nameChoice(assertion)}${times}`, () => addAlternatives(assertion.alternatives, inner));
    } else {
      add(whole, `${nameBoundary(assertion, inner)}${times}`);
    }
  }

  function addClassParts(parts: readonly ClassPart[]): void {
    if (
      parts.length > 1 ||
      parts.some((part) => 'elements' in part || 'expression' in part || 'alternatives' in part)
    ) {
      for (const part of parts) {
        addClassPart(part);
      }
    }
  }

  function addClassPart(part: ClassPart, role = ''): void {
    const words = `${role}${nameClassPart(part)}`;
    switch (part.type) {
      case 'CharacterClass':
        add(part, words, () => addClassParts(part.elements));
        return;
      case 'ExpressionCharacterClass':
        add(part, words, () => addOperation(part.expression));
        return;
      case 'ClassStringDisjunction':
        add(part, words, () => addClassParts(part.alternatives));
        return;
      case 'ClassIntersection':
      case 'ClassSubtraction':
        add(part, words, () => addOperation(part));
        return;
      default:
        add(part, words);
    }
  }

  function addOperation({ type, left, right }: AST.ClassIntersection | AST.ClassSubtraction): void {
    addClassPart(left, 'in this set: ');
    addClassPart(right, type === 'ClassIntersection' ? 'and in this set: ' : 'but not in this set: ');
  }

  const isEmpty = pattern.alternatives.every(({ elements }) => elements.length === 0);
  const words = `the whole expression${isEmpty ? ': empty, it matches at every place' : nameChoice(pattern)}`;
  add(pattern, words, () => addAlternatives(pattern.alternatives, modes));
  return rows;
}

/** The run of displayable characters and spaces that starts at an index. */
function visibleText(elements: readonly AST.Element[], from: number): AST.Character[] {
  const characters: AST.Character[] = [];
  for (let index = from; index < elements.length; index += 1) {
    const element = elements[index];
    if (element?.type !== 'Character' || !(isVisible(String.fromCodePoint(element.value)) || element.value === 0x20)) {
      break;
    }
    characters.push(element);
  }
  return characters;
}
