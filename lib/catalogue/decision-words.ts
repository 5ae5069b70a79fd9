/* What a decision of a moderator is called, on the pages of staff and in figures. */

export const decisionActions = [
  'approve',
  'remove',
  'warn',
  'suspend',
  'lift',
  'overturn',
  'uphold',
  'freeze',
  'end',
] as const;

export type DecisionAction = (typeof decisionActions)[number];

type Words = {
  /** What was done to the target. */
  done: string;
  /** What a count of such decisions is called. */
  figure: string;
};

export const decisionWords: Record<DecisionAction, Words> = {
  approve: { done: 'approved', figure: 'Approved or left after a review' },
  remove: { done: 'removed', figure: 'Ads, messages and reviews removed' },
  warn: { done: 'warned', figure: 'Warnings' },
  suspend: { done: 'suspended', figure: 'Accounts suspended' },
  lift: { done: 'suspension lifted', figure: 'Suspensions lifted' },
  overturn: { done: 'taken back', figure: 'Appeals that were successful' },
  uphold: { done: 'upheld', figure: 'Appeals that were not successful' },
  freeze: {
    done: 'adult ads frozen',
    figure: 'Adult ads hidden until an admin has checked them',
  },
  end: {
    done: 'ended as no longer available',
    figure: 'Ads ended that were no longer available',
  },
};

/** Decisions about members and their ads, in the order of the figures. */
export const countedDecisions = [
  'remove',
  'warn',
  'suspend',
  'end',
  'freeze',
  'approve',
] as const satisfies DecisionAction[];

const isDecisionAction = (action: string): action is DecisionAction => action in decisionWords;

/** For a stored action. */
export const doneWord = (action: string): string =>
  isDecisionAction(action) ? decisionWords[action].done : action;
