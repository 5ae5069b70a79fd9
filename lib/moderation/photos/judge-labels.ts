import type { ClassifierSettings, PhotoLabel } from '@/lib/screening/photos/classifier';

export type PhotoVerdict = {
  imageName: string;
  outcome: 'clear' | 'flagged' | 'held' | 'failed';
  /** What weighed, such as "weapon 97 %". */
  labels: string[];
};

/** What an adult ad may show brings another ad before a moderator, so `flag` is not for adult ads. */
export function judgeLabels(
  labels: readonly PhotoLabel[],
  { hold, flag }: Pick<ClassifierSettings, 'hold' | 'flag'>,
  isAdult: boolean,
): Omit<PhotoVerdict, 'imageName'> {
  const above = (limits: Readonly<Record<string, number>>) =>
    labels.filter(({ name, score }) => {
      const limit = Object.hasOwn(limits, name) ? limits[name] : undefined;
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
