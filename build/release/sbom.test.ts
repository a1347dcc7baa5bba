import { expect, test } from 'vitest';
import { createSbom } from './sbom.ts';

const product = { name: 'web-toolbox', version: '3.1.0', license: 'MIT', electron: '45.4.1' };

test('lists what ships, packages by their address and works inside of them by that', () => {
  const sbom = createSbom(product, [
    { name: '@mui/material', version: '9.5.0', identifier: 'MIT' },
    { name: '@mui/material', version: '9.5.0', identifier: 'MIT' },
    { name: 'dual', version: '1.0.0-beta+1', identifier: '(MIT OR Apache-2.0)' },
    { name: 'Draco', version: 'three 0.187.0', identifier: 'Apache-2.0' },
    { name: 'unnamed', version: '1.0.0' },
  ]);
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
  expect(sbom.metadata.component).toMatchObject({ type: 'application', purl: 'pkg:npm/web-toolbox@3.1.0' });
  expect(sbom.components).toEqual([
    expect.objectContaining({ type: 'framework', purl: 'pkg:npm/electron@45.4.1' }),
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40mui/material@9.5.0',
      name: '@mui/material',
      version: '9.5.0',
      purl: 'pkg:npm/%40mui/material@9.5.0',
      licenses: [{ expression: 'MIT' }],
    },
    expect.objectContaining({
      purl: 'pkg:npm/dual@1.0.0-beta%2B1',
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
    }),
    {
      type: 'library',
      'bom-ref': 'Draco in three 0.187.0',
      name: 'Draco',
      description: 'Is part of three 0.187.0.',
      licenses: [{ expression: 'Apache-2.0' }],
    },
    {
      type: 'library',
      'bom-ref': 'pkg:npm/unnamed@1.0.0',
      name: 'unnamed',
      version: '1.0.0',
      purl: 'pkg:npm/unnamed@1.0.0',
    },
  ]);
  expect(sbom.dependencies[0]?.dependsOn).toHaveLength(sbom.components.length);
});
