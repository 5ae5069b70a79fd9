/*
 * `npm run screening:learn` writes lib/screening/learned/weights.json from the texts of
 * tests/screening and the sentences of scripts/screening/taught, and prints how weights of nine
 * tenths of the texts judge the last tenth, by turns. Lists whose names begin with "unlearnt" are
 * left out: they say how far the weights reach.
 */
import { writeFileSync } from 'node:fs';
import { scoreOf } from '@/lib/screening/learned/likeness.ts';
import { packWeights } from '@/lib/screening/learned/packed-weights.ts';
import { composedTexts } from './compose-texts.ts';
import { fitWeights, type Sample, sampleOf } from './fit-weights.ts';
import { demoTexts, listedTexts, ruleExamples } from './read-texts.ts';

const unlearnt = new RegExp(process.argv[2] ?? '^unlearnt');
const parts = 5;
const thresholds = [0, 0.25, 0.5, 0.75, 1, 1.5];
const file = 'lib/screening/learned/weights.json';

const listed = ['tests/screening', 'tests/screening/second-set']
  .flatMap((folder) => listedTexts(folder, unlearnt))
  .concat(demoTexts(), ruleExamples());
const composed = composedTexts('scripts/screening/taught').map(sampleOf);
const samples = listed.map(sampleOf);

const judged = Array.from({ length: parts }, (_, part) => {
  const weights = fitWeights([
    ...samples.filter((_, index) => index % parts !== part),
    ...composed,
  ]);
  return samples
    .filter((_, index) => index % parts === part)
    .map((sample) => ({ isBad: sample.isBad, score: score(sample, weights) }));
}).flat();
for (const threshold of thresholds) {
  const [bad, innocent] = [true, false].map((kind) => {
    const some = judged.filter(({ isBad }) => isBad === kind);
    return (100 * some.filter((one) => one.score >= threshold).length) / some.length;
  });
  process.stdout.write(
    `${threshold}: ${bad?.toFixed(1)} % of the bad texts, ${innocent?.toFixed(2)} % of the innocent ones\n`,
  );
}

const learned = fitWeights([...samples, ...composed]);
writeFileSync(file, `${JSON.stringify(packWeights(learned), null, 2)}\n`);
process.stdout.write(
  `${learned.size} weights of ${samples.length + composed.length} texts in ${file}\n`,
);

function score({ names }: Sample, weights: Map<string, number>): number {
  return scoreOf(new Map(names.map((name) => [name, { name, start: 0, end: 0 }])), weights);
}
