import { type Db, db } from '@/lib/db/client';
import { adultReview } from '@/lib/settings/adult';
import { hasModerators } from './roles/staff';

/**
 * True if adult ads can be neither posted nor paid for, because they need a review first and there
 * is no moderator. Ads of agencies always need one.
 */
export const adultAdsClosed = async (isTraders = false, tx: Db = db): Promise<boolean> =>
  (isTraders || (await adultReview(tx)) === 'before') && !(await hasModerators(tx));
