import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';

/** The tree is loaded when someone is about to choose it: most results are read as text. */
export const jsonTree = createLazyPart('JsonTree', async () => (await import('./json-tree.tsx')).JsonTree);
