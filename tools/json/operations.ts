import type { AnyOperation } from '#tools/define-operation.ts';
import { convert } from './operations/convert.ts';
import { format, minify, query } from './operations/format.ts';
import { repair } from './operations/repair.ts';

/** The operations of the JSON tools. */
export const operations: readonly AnyOperation[] = [format, minify, query, convert, repair];
