/* `npm run screening:learn`: writes weights.json. The other texts of tests/screening only measure them. */
import { writeFileSync } from 'node:fs';
import { packWeights } from '@/lib/screening/learned/packed-weights.ts';
import { composedTexts } from './compose-texts.ts';
import { fitWeights, sampleOf } from './fit-weights.ts';
import { demoTexts, ruleExamples, setsIn, textsOfSet } from './read-texts.ts';

const file = 'lib/screening/learned/weights.json';

const samples = setsIn('training')
  .flatMap(textsOfSet)
  .concat(demoTexts(), ruleExamples(), composedTexts('scripts/screening/taught'))
  .map(sampleOf);
const learned = fitWeights(samples);
writeFileSync(file, `${JSON.stringify(packWeights(learned), null, 2)}\n`);
process.stdout.write(`${learned.size} weights of ${samples.length} texts in ${file}\n`);
