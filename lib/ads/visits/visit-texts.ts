import { plural } from '@/lib/text/plural';

export const visitMeaning =
  'A visit is one person on one day (UTC). You and robots are not counted, and nobody’s name is stored.';

export const visitsText = (count: number) => plural(count, 'visit');
