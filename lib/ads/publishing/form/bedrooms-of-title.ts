const numbers = 'one two three four five six seven eight nine ten'.split(' ');
const pattern = new RegExp(
  String.raw`(?<![\w.-])(\d{1,2}|${numbers.join('|')})[\s-]?bed(?:room(?:s|ed)?)?(?![\w'])(?![\s-](?:frame|base|linen|set|settee|spread))`,
  'i',
);

/** "2 bed flat", "Two-bedroom house". */
export function bedroomsOfTitle(title: unknown): number | undefined {
  const typed = pattern.exec(typeof title === 'string' ? title : '')?.[1]?.toLowerCase();
  if (typed === undefined) return undefined;
  const index = numbers.indexOf(typed);
  return index < 0 ? Number(typed) : index + 1;
}

/** Fills an empty bedrooms field from the title, so that a search by bedrooms finds the ad. */
export function withBedroomsOfTitle(
  values: Record<string, unknown>,
  title: unknown,
): Record<string, unknown> {
  const { bedrooms } = values;
  if (!('bedrooms' in values) || (bedrooms !== undefined && bedrooms !== null && bedrooms !== ''))
    return values;
  const said = bedroomsOfTitle(title);
  return said === undefined ? values : { ...values, bedrooms: said };
}
