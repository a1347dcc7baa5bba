import type { Measure } from '../figure.ts';
import { measureConvertJson } from './convert-json.ts';
import { measureFormatInWorker } from './format-in-worker.ts';
import { measurePasteAndFormat } from './paste-and-format.ts';
import { measurePasteSizes } from './paste-sizes.ts';
import { measureReadYaml } from './read-yaml.ts';

export const measures: readonly Measure[] = [
  measureFormatInWorker,
  measurePasteAndFormat,
  measurePasteSizes,
  measureConvertJson,
  measureReadYaml,
];
