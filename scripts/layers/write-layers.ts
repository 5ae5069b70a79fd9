import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { report } from '../launch/preflight.mjs';
import { layerRules } from './layers.ts';

try {
  parseArgs({ options: {} });
  writeFileSync('biome.layers.json', `${JSON.stringify(layerRules(), null, 2)}\n`);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
