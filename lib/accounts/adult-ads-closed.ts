import { type Db, db } from '@/lib/db/client';
import { adultReview } from '@/lib/settings/adult';
import { hasModerators } from './roles/staff';

/** Ads that need a review first are closed without moderators; agencies' ads always need one. */
export const adultAdsClosed = async (isTraders = false, tx: Db = db): Promise<boolean> =>
  (isTraders || (await adultReview(tx)) === 'before') && !(await hasModerators(tx));
