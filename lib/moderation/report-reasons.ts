type Reason = {
  key: string;
  label: string;
  /** Higher risks come first in the queue. */
  risk: number;
  /** Three independent reports for serious reasons hide an ad until a moderator has decided. */
  isSerious: boolean;
};

const reason = <const Key extends string>(
  key: Key,
  label: string,
  risk: number,
  isSerious = false,
) => ({ key, label, risk, isSerious }) satisfies Reason;

export const reportReasons = [
  reason('under-age', 'Somebody may be under 18', 120, true),
  reason('coercion', 'Somebody may be forced or controlled', 120, true),
  reason('prohibited', 'Weapons, drugs or other things that may not be sold', 80, true),
  reason('scam', 'A scam, or a request for money in advance', 70, true),
  reason('hate', 'Hatred, threats or harassment', 90, true),
  reason('no-consent', 'My photos, my number or my text, without my agreement', 55, true),
  reason('counterfeit', 'Counterfeit or stolen goods', 45),
  reason('animals', 'Animals that are mistreated or sold illegally', 45),
  reason('wrong-category', 'It is in the wrong category or place', 15),
  reason('duplicate', 'The same ad again and again', 15),
  reason('gone', 'It is no longer available', 10),
  reason('other', 'Something else', 30),
] as const;

export type ReportReason = (typeof reportReasons)[number]['key'];

export const reportReasonKeys = reportReasons.map(({ key }) => key) as [
  ReportReason,
  ...ReportReason[],
];

export const reportReasonOf = (key: string): Reason | undefined =>
  reportReasons.find((each) => each.key === key);

/** The label of the reason with the highest risk; undefined without reasons. */
export const mostSerious = (keys: readonly string[]): string | undefined =>
  reportReasons.filter(({ key }) => keys.includes(key)).toSorted((a, b) => b.risk - a.risk)[0]
    ?.label;

export const seriousReasons: string[] = reportReasons
  .filter(({ isSerious }) => isSerious)
  .map(({ key }) => key);
