import { WarningCollector } from '#tools/json/converter/conversion-warnings.ts';
import { readYaml } from '#tools/json/converter/read/read-yaml.ts';
import type { Figure } from '../figure.ts';

/** Keys for which a careless search for duplicates takes hours; a unit test includes them too, without timing. */
export async function measureReadYaml(): Promise<Figure[]> {
  const yaml = Array.from({ length: 20_000 }, (_, index) => `key${index}: ${index}`).join('\n');
  const start = performance.now();
  readYaml(yaml, new WarningCollector());
  return [{ name: '20,000 keys of YAML', value: performance.now() - start, unit: 'ms' }];
}
