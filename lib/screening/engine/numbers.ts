const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

export const numberWords = new Map<string, number>([
  ...units.split(' ').map((word, value) => [word, value] as const),
  ...tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
]);
