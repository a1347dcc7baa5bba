import { addresses } from './addresses.ts';
import { ambiguous } from './ambiguous.ts';
import { base64 } from './base64.ts';
import { codes } from './codes.ts';
import { colours } from './colours.ts';
import { config } from './config.ts';
import { dates } from './dates.ts';
import { entities } from './entities.ts';
import { expressions } from './expressions.ts';
import { hashes } from './hashes.ts';
import { identifiers } from './identifiers.ts';
import { json } from './json.ts';
import type { LabelledSample } from './labelled-sample.ts';
import { models } from './models.ts';
import { nothing } from './nothing.ts';
import { numbers } from './numbers.ts';
import { tables } from './tables.ts';
import { tokens } from './tokens.ts';

/** Real, adversarial, short and truncated samples, some of them wrapped in quotes or log lines, grouped by kind. */
export const corpus: Readonly<Record<string, readonly LabelledSample[]>> = {
  tokens,
  dates,
  json,
  config,
  addresses,
  identifiers,
  hashes,
  base64,
  colours,
  numbers,
  expressions,
  tables,
  entities,
  codes,
  models,
  nothing,
  ambiguous,
};
