// Must come first: what follows reads codes, by the engine that this sets up.
import '#renderer/workers/code-reader.ts';

/** All that reads codes in the worker of this screen, so that it loads as one file. */
export { checkCode } from './check-code.ts';
export { readFile, readFrame } from './read-file.ts';
