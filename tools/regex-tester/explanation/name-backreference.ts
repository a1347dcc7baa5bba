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
 * Whether the group referred to can never have a match where the reference is tried, whatever the text: the reference
 * is inside it or matched before it, they are in different alternatives, or the group is in a negative lookaround. A
 * lookbehind is matched from its end, so what comes later in the expression is matched first.
 */
function isAlwaysEmpty(reference: AST.Backreference): boolean {
  const groups = Array.isArray(reference.resolved) ? reference.resolved : [reference.resolved];
  const around = pathOf(reference);
  return groups.every((group) => {
    if (around.includes(group)) {
      return true;
    }
    const path = pathOf(group);
    const shared = path.findIndex((node) => around.includes(node));
    const apart = path.slice(0, shared);
    const isBackward = path.slice(shared).find(isLookaround)?.kind === 'lookbehind';
    return (
      (isBackward ? group.end <= reference.start : group.start >= reference.end) ||
      apart.at(-1)?.type === 'Alternative' ||
      apart.some((node) => isLookaround(node) && node.negate)
    );
  });
}

/** A node and all that is around it, from the inside out. */
function pathOf(inner: AST.Node): AST.Node[] {
  const path: AST.Node[] = [];
  for (let node: AST.Node | null = inner; node !== null; node = node.parent) {
    path.push(node);
  }
  return path;
}

function isLookaround(node: AST.Node): node is AST.LookaroundAssertion {
  return node.type === 'Assertion' && (node.kind === 'lookahead' || node.kind === 'lookbehind');
}
