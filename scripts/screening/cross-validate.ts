/* `npm run screening:validate`: classifies each set of texts by weights trained on all others. */
import { likenessRule, scoreOf } from '@/lib/screening/learned/likeness.ts';
import { screenText } from '@/lib/screening/screen-text.ts';
import { composedTexts } from './compose-texts.ts';
import { fitWeights, sampleOf } from './fit-weights.ts';
import { demoTexts, ruleExamples, setsIn, type TaughtText, textsOfSet } from './read-texts.ts';

type Judged = { isBad: boolean; isRuled: boolean; score: number };

const thresholds = [0, 0.4, 0.75, 1, 1.5, 2, 2.5, 3];

const sets = [...setsIn('training'), ...setsIn('validation')];

const learnt = [
  ...demoTexts(),
  ...ruleExamples(),
  ...composedTexts('scripts/screening/taught'),
].map(sampleOf);
const all = sets.flatMap((set) =>
  textsOfSet(set).map((text) => ({ ...text, set, isRuled: isRuled(text), sample: sampleOf(text) })),
);

const judged = sets.flatMap((set): Judged[] => {
  const others = all.filter((one) => one.set !== set).map(({ sample }) => sample);
  const weights = fitWeights([...others, ...learnt]);
  return all
    .filter((one) => one.set === set)
    .map(({ sample, isBad, isRuled }) => ({
      isBad,
      isRuled,
      score: scoreOf(new Set(sample.names), weights),
    }));
});

const bad = judged.filter(({ isBad }) => isBad);
const innocent = judged.filter(({ isBad }) => !isBad);
const missed = bad.filter(({ isRuled }) => !isRuled);
process.stdout.write(
  `${bad.length} bad texts, ${missed.length} of them met by no rule; ${innocent.length} innocent ones\n`,
);
for (const threshold of thresholds) {
  const share = (some: Judged[]) =>
    ((100 * some.filter((one) => one.score >= threshold).length) / some.length).toFixed(1);
  process.stdout.write(
    `${threshold}: ${share(bad)} % of the bad, ${share(missed)} % of those without a rule, ${share(innocent)} % of the innocent\n`,
  );
}

/** Whether the phrases of the rules alone would hold it. */
function isRuled({ text, context }: TaughtText): boolean {
  const { hits } = screenText([{ field: 'text', text }], context);
  return hits.some(({ action, ruleId }) => action === 'hold' && ruleId !== likenessRule.id);
}
