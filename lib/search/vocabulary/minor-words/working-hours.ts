import { wordSet } from '@/lib/search/vocabulary/lists';

/** When people work: "early morning cleaner". */
export const workingHours = wordSet(`early late daytime twilight
  morning mornings afternoon afternoons evening evenings night nights overnight
  weekday weekdays weekend weekends
  monday tuesday wednesday thursday friday saturday sunday saturdays sundays`);
