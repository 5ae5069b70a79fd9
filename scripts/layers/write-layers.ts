import { writeFileSync } from 'node:fs';
import { layerRules } from './layers.ts';

writeFileSync('biome.layers.json', `${JSON.stringify(layerRules(), null, 2)}\n`);
