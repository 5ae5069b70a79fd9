/* The file of learned weights: the features of each weight, to one decimal, in one string. */

const separator = ',';

export function packWeights(weights: ReadonlyMap<string, number>): Record<string, string> {
  const byWeight = new Map<number, string[]>();
  for (const [name, exact] of [...weights].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const weight = Math.round(exact * 10) / 10;
    byWeight.set(weight, [...(byWeight.get(weight) ?? []), name]);
  }
  return Object.fromEntries(
    [...byWeight]
      .toSorted(([one], [other]) => one - other)
      .map(([weight, names]) => [weight.toFixed(1), names.join(separator)]),
  );
}

export const unpackWeights = (packed: Readonly<Record<string, string>>): Map<string, number> =>
  new Map(
    Object.entries(packed).flatMap(([weight, names]) =>
      names.split(separator).map((name) => [name, Number(weight)] as const),
    ),
  );
