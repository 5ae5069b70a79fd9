import { ownValue } from '@/lib/own-value';
import type { ClassifierSettings, PhotoLabel } from '@/lib/screening/photos/classifier';

export type PhotoVerdict = {
  imageName: string;
  outcome: 'clear' | 'flagged' | 'held' | 'failed';
  /** The labels that decided, such as "weapon 97 %". */
  labels: string[];
};

/** `flag` does not apply to adult ads, which may show what is flagged elsewhere. */
export function judgeLabels(
  labels: readonly PhotoLabel[],
  { hold, flag }: Pick<ClassifierSettings, 'hold' | 'flag'>,
  isAdult: boolean,
): Omit<PhotoVerdict, 'imageName'> {
  const above = (limits: Readonly<Record<string, number>>) =>
    labels.filter(({ name, score }) => {
      const limit = ownValue(limits, name);
      return limit !== undefined && score >= limit;
    });
  const holding = above(hold);
  const found = holding.length > 0 || isAdult ? holding : above(flag);
  return {
    outcome: holding.length > 0 ? 'held' : found.length > 0 ? 'flagged' : 'clear',
    labels: found.map(
      ({ name, score }) => `${name} ${score.toLocaleString('en-GB', { style: 'percent' })}`,
    ),
  };
}
