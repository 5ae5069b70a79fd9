import { type Db, db } from '@/lib/db/client';
import { adultReview } from '@/lib/settings/adult';
import { closesWithoutModerators } from './roles/moderators';
import { hasModerators } from './roles/staff';

export const adultAdsClosed = async (isTraders = false, tx: Db = db): Promise<boolean> =>
  closesWithoutModerators(await adultReview(tx), isTraders) && !(await hasModerators(tx));
