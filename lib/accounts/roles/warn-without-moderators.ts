import { adultAdsClosed } from '@/lib/accounts/adult-ads-closed';
import { loggable } from '@/lib/db/errors';
import { moderatorsMissing } from './moderators';

/** Never throws: the server must start without its database. */
export async function warnWithoutModerators(): Promise<void> {
  try {
    if (await adultAdsClosed()) console.warn(moderatorsMissing);
  } catch (error) {
    console.warn('Whether there are moderators could not be read:', loggable(error));
  }
}
