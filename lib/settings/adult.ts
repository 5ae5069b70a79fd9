import { type Db, db } from '@/lib/db/client';
import { env, isDemo } from '@/lib/env';
import { type AdultReview, adultReviewOf } from '@/lib/settings/adult-review';
import { readSettings } from './store';

export type AdultPages = 'withheld' | 'self-declared' | 'provider';

export function defaultAdultPages(): AdultPages {
  if (hasProvider()) return 'provider';
  return env().ADULT_AGE_CHECK ?? (isDemo() ? 'self-declared' : 'withheld');
}

const hasProvider = () => Boolean(env().AGE_CHECK_AUTHORIZE_URL);

export async function adultReview(tx: Db = db): Promise<AdultReview> {
  const set = await readSettings(['adult.review'], tx);
  return adultReviewOf(set.get('adult.review'));
}

export async function adultPages(tx: Db = db): Promise<AdultPages> {
  const set = (await readSettings(['adult.ageCheck'], tx)).get('adult.ageCheck');
  if (set === 'provider') return hasProvider() ? set : 'withheld';
  return set === 'withheld' || set === 'self-declared' ? set : defaultAdultPages();
}
