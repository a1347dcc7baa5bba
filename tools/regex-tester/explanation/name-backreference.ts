import type { AST } from '@eslint-community/regexpp';

/** Describes what a backreference matches. */
export function nameBackreference(reference: AST.Backreference): string {
  const group = nameReferred(reference);
  return isAlwaysEmpty(reference)
    ? `nothing: ${group} has matched nothing yet where this refers to it`
    : `the text that ${group} matched`;
}

/** Names the group or groups that a backreference refers to. */
function nameReferred({ ambiguous, ref }: AST.Backreference): string {
  const group = typeof ref === 'number' ? `group ${ref}` : `group “${ref}”`;
  return ambiguous ? `the one ${group} that took part` : group;
}

/**
 * Whether the group referred to can never have a match yet, whatever the text: it comes later, or the reference is
 * inside it. A lookbehind is matched from its end, so what comes later in the expression is matched first.
 */
function isAlwaysEmpty(reference: AST.Backreference): boolean {
  const groups = Array.isArray(reference.resolved) ? reference.resolved : [reference.resolved];
  return groups.every((group) => {
    const isInside = group.start < reference.start && reference.end < group.end;
    return isInside || (group.start > reference.start && !isInLookbehind(reference));
  });
}

function isInLookbehind(node: AST.Node): boolean {
  for (let parent = node.parent; parent !== null && parent !== undefined; parent = parent.parent) {
    if (parent.type === 'Assertion' && parent.kind === 'lookbehind') {
      return true;
    }
  }
  return false;
}
