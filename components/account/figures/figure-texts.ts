import type { FigureDay } from '@/lib/ads/visits/get-ad-days';

export const sumOf = (days: FigureDay[], figure: Exclude<keyof FigureDay, 'day'>): number =>
  days.reduce((sum, each) => sum + each[figure], 0);

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** "23 Nov". */
export const shortDay = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
