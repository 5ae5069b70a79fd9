import { type Db, db } from '@/lib/db/client';
import { adultReview } from '@/lib/settings/adult';
import { hasModerators } from './roles/staff';

/**
 * Whether adult ads are neither accepted nor paid for: they would need a review first, and there is
 * no moderator. Ads of agencies always need that review.
 */
export const adultAdsClosed = async (isTraders = false, tx: Db = db): Promise<boolean> =>
  (isTraders || (await adultReview(tx)) === 'before') && !(await hasModerators(tx));
