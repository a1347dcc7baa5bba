import { tools } from '#tools/catalogue.ts';

/**
 * Bytes, after gzip, that Home's scripts may have: those of the app, what the user prefers among it, and what each tool
 * says of itself in `tool.ts`, with its icon. The button of the history is among them, and what tells the history of a
 * change; the history itself comes later.
 */
export const budgetOfHome = 171_000 + tools.length * 600;
