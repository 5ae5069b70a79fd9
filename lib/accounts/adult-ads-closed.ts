import { adultReview } from '@/lib/settings/adult';
import { hasModerators } from './staff';

/** Adult ads that wait for a review are neither taken nor paid for while nobody could review them. */
export const adultAdsClosed = async (): Promise<boolean> =>
  (await adultReview()) === 'before' && !(await hasModerators());
