import { type AdultReview, defaultAdultReview } from '@/lib/adult-review';
import { type Db, db } from '@/lib/db/client';
import { env, isDemo } from '@/lib/env';
import { readSettings } from './store';

export type AdultPages = 'withheld' | 'self-declared';

/** Production withholds adult pages until an owner decides otherwise. */
export const defaultAdultPages = (): AdultPages =>
  env().ADULT_AGE_CHECK ?? (isDemo() ? 'self-declared' : 'withheld');

export async function adultReview(tx: Db = db): Promise<AdultReview> {
  const set = (await readSettings(['adult.review'], tx)).get('adult.review');
  return set === 'before' || set === 'after' ? set : defaultAdultReview();
}

export async function adultPages(): Promise<AdultPages> {
  const set = (await readSettings(['adult.ageCheck'])).get('adult.ageCheck');
  return set === 'withheld' || set === 'self-declared' ? set : defaultAdultPages();
}
