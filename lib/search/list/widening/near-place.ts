import { groupOf, scopeBySlug } from '@/lib/search/query/scopes';
import type { SearchQuery } from '@/lib/search/query/search-query';
import {
  anyTopic,
  keepsWholeThing,
  sharesSubject,
  subjectOf,
  tradeOf,
} from '@/lib/search/understanding/things/keeps-thing';
import { withoutDroppableWords } from '@/lib/search/understanding/without-droppable-words';
import { patternsOfDeals } from '@/lib/search/vocabulary/deals';
import {
  insteadOf,
  isNear,
  isRest,
  relaxations,
  type Wider,
  withFewerWords,
  withoutRest,
  withWords,
} from './relax';
import { steps } from './widening-steps';

/* What is only of use near its place: services, jobs, homes and people. */

export const isBoundToPlace = ({ area, scope }: SearchQuery): boolean =>
  area !== null && scope !== null && groupsBoundToPlace.has(groupOf(scope.slug));

const groupsBoundToPlace = new Set(['services', 'jobs', 'property', 'personals']);

/** A plumber in another town is useless, and so is a desk to rent if there is an office nearby. */
export function widenNearby(inGroup: Wider, inCategory: Wider): Wider[] {
  const { text, scope } = inGroup.query;
  const topic = scope?.slug === 'jobs' ? null : anyTopic(text);
  const onTopic: Wider[] =
    topic === null
      ? []
      : relaxations(
          {
            query: { ...inCategory.query, text: topic },
            relaxed: [...inCategory.relaxed, 'some words'],
          },
          steps.filter(isRest),
          true,
        );
  const isProperty = scope?.slug === 'property';
  const isOfServices = scope?.slug === 'services';
  const alone = {
    query: { ...inCategory.query, text: null },
    relaxed: withWords(inCategory.relaxed),
  };
  const ofWholeThing = (start: Wider) =>
    withFewerWords(start, 1).filter((one) => keepsWholeThing(one.query.text, text));
  const near = relaxations(inGroup, steps.filter(isNear));
  const wholeFurther = ofWholeThing(withoutRest(inGroup));
  const around = [inGroup, ...near, ...wholeFurther];
  return [
    ...near,
    ...ofWholeThing(inGroup),
    ...wholeFurther,
    ...(isOfServices ? [inGroup, ...near].flatMap((start) => insteadOf(start, subjectOf)) : []),
    ...onTopic,
    ...(isOfServices && !patternsOfDeals.endsInWork.pattern.test(text ?? '')
      ? asSeekers(around)
      : []),
    ...relaxations(inGroup, steps.filter(isRest)),
    ...(isOfServices ? around.map(asJob) : []),
    ...insteadOf(withoutRest(inCategory), tradeOf),
    ...withFewerWords(withoutRest(inCategory), 1).filter((one) =>
      sharesSubject(one.query.text, text),
    ),
    ...(isProperty ? relaxations(alone, steps.filter(isRest), true) : []),
  ];
}

/** If no plumber offers services, plumbers looking for work are the next best. */
const asJob = ({ query, relaxed }: Wider): Wider => ({
  query: {
    ...query,
    text: withoutDroppableWords(query.text ?? '') ?? query.text,
    scope: scopeBySlug('jobs', false),
  },
  relaxed: [...relaxed, 'scope'],
});

/** A request ("carer for my mum") is for somebody who looks for work, before an employer. */
export function asJobs(near: readonly Wider[], isRequest: boolean): Wider[] {
  const jobs = near.map(asJob);
  return isRequest ? [...asSeekers(near), ...jobs] : jobs;
}

/** Before plumbers far away, but an employer who wants a plumber comes after them. */
function asSeekers(near: readonly Wider[]): Wider[] {
  const scope = scopeBySlug('job-wanted', false);
  return near.map(asJob).map(({ query, relaxed }) => ({ query: { ...query, scope }, relaxed }));
}
