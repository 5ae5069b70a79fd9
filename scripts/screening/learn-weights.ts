/* `npm run screening:learn`: writes weights.json. Lists "unlearnt…" are only measured. */
import { writeFileSync } from 'node:fs';
import { packWeights } from '@/lib/screening/learned/packed-weights.ts';
import { composedTexts } from './compose-texts.ts';
import { fitWeights, sampleOf } from './fit-weights.ts';
import { demoTexts, listedTexts, listsIn, ruleExamples } from './read-texts.ts';

const file = 'lib/screening/learned/weights.json';

const samples = ['tests/screening', 'tests/screening/second-set']
  .flatMap((folder) =>
    listedTexts(
      folder,
      listsIn(folder).filter((name) => !name.startsWith('unlearnt')),
    ),
  )
  .concat(demoTexts(), ruleExamples(), composedTexts('scripts/screening/taught'))
  .map(sampleOf);
const learned = fitWeights(samples);
writeFileSync(file, `${JSON.stringify(packWeights(learned), null, 2)}\n`);
process.stdout.write(`${learned.size} weights of ${samples.length} texts in ${file}\n`);
