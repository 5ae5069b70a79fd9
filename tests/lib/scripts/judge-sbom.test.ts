import { expect, test } from 'vitest';
import { faultsOfSbom } from '@/scripts/audit/judge-sbom';

const bill = (components: { name: string; version: string }[]) =>
  JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', components });

const devDependencies = { node: '24.21.0', vitest: '5.1.0' };

test('a bill with every dependency at its version is accepted', () => {
  const json = bill([
    { name: 'next', version: '16.4.6' },
    { name: '@aws-sdk/client-s3', version: '3.1.0' },
    { name: 'inner', version: '1.0.0' },
    { name: 'node', version: '24.21.0' },
  ]);
  const dependencies = { next: '16.4.6', '@aws-sdk/client-s3': '3.1.0' };
  expect(faultsOfSbom(json, { dependencies, devDependencies })).toEqual([]);
});

test('a missing dependency, or another version, is reported', () => {
  const json = bill([{ name: 'next', version: '16.4.5' }]);
  const dependencies = { next: '16.4.6', react: '19.3.1' };
  expect(faultsOfSbom(json, { dependencies, devDependencies })).toEqual([
    'The bill of materials lacks next@16.4.6.',
    'The bill of materials lacks react@19.3.1.',
    'The bill of materials lacks node@24.21.0.',
  ]);
});

test.each([
  ['', 'The bill of materials is no JSON.'],
  ['{"spdxVersion":"SPDX-2.3"}', 'The bill of materials is not CycloneDX.'],
])('%s is refused', (json, fault) => {
  expect(faultsOfSbom(json, { dependencies: {}, devDependencies })).toEqual([fault]);
});
