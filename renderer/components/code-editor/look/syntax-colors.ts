import { HighlightStyle } from '@codemirror/language';
import { type Tag, tags } from '@lezer/highlight';
import { type TokenName, tokenColour, tokenNames } from './token-colours.ts';

const tagsOf: Readonly<Record<TokenName, readonly Tag[]>> = {
  property: [tags.propertyName, tags.attributeName, tags.labelName],
  string: [tags.string, tags.special(tags.string), tags.regexp],
  number: [tags.number],
  literal: [tags.bool, tags.null, tags.atom, tags.self],
  keyword: [tags.keyword, tags.operatorKeyword, tags.modifier],
  name: [tags.function(tags.variableName), tags.tagName],
  type: [tags.typeName, tags.className, tags.namespace],
  comment: [tags.comment, tags.meta],
  punctuation: [tags.punctuation, tags.separator, tags.bracket, tags.operator],
  invalid: [tags.invalid],
};

/** The colours of code, for CodeMirror. */
export const highlightStyle = HighlightStyle.define(
  tokenNames.map((name) => ({
    tag: tagsOf[name],
    color: tokenColour(name),
    ...(name === 'comment' ? { fontStyle: 'italic' } : {}),
  })),
);
