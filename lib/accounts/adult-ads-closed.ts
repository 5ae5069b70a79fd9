import { type Db, db } from '@/lib/db/client';
import { adultReview } from '@/lib/settings/adult';
import { hasModerators } from './staff';

/**
 * Adult ads that wait for a review are neither taken nor paid for while nobody could review them.
 * Those of agencies wait whatever is set.
 */
export const adultAdsClosed = async (isTraders = false, tx: Db = db): Promise<boolean> =>
  (isTraders || (await adultReview(tx)) === 'before') && !(await hasModerators(tx));
