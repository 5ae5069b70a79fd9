/* `npm run screening:validate`: classifies each set of texts by weights trained on all others. */
import { likenessRule, scoreOf } from '@/lib/screening/learned/likeness.ts';
import { screenText } from '@/lib/screening/screen-text.ts';
import { composedTexts } from './compose-texts.ts';
import { fitWeights, sampleOf } from './fit-weights.ts';
import { demoTexts, listedTexts, listsIn, ruleExamples, type TaughtText } from './read-texts.ts';

type Judged = { isBad: boolean; isRuled: boolean; score: number };

const folders = ['tests/screening', 'tests/screening/second-set'];
const thresholds = [0, 0.4, 0.75, 1, 1.5, 2, 2.5, 3];

/** Lists by one author on one day, bad and innocent, by the end of their names. */
const sets = new Map<string, string[]>();
for (const folder of folders) {
  for (const name of listsIn(folder)) {
    const set = `${folder} ${name.replace(/^unlearnt-/, '').replace(/bad|innocent/, '')}`;
    sets.set(set, [...(sets.get(set) ?? []), name]);
  }
}

const learnt = [
  ...demoTexts(),
  ...ruleExamples(),
  ...composedTexts('scripts/screening/taught'),
].map(sampleOf);
const texts = [...sets].flatMap(([set, names]) => textsOf(set, names));
const all = texts.map((text) => ({ ...text, sample: sampleOf(text) }));

const judged = [...sets.keys()].flatMap((set): Judged[] => {
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

function textsOf(set: string, names: string[]): (TaughtText & { set: string; isRuled: boolean })[] {
  const [folder = ''] = set.split(' ');
  return listedTexts(folder, names).map((one) => ({ ...one, set, isRuled: isRuled(one) }));
}

/** Whether the phrases of the rules alone would hold it. */
function isRuled({ text, context }: TaughtText): boolean {
  const { hits } = screenText([{ field: 'text', text }], context);
  return hits.some(({ action, ruleId }) => action === 'hold' && ruleId !== likenessRule.id);
}
