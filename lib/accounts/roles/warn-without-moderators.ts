import { adultAdsClosed } from '@/lib/accounts/adult-ads-closed';
import { moderatorsMissing } from '@/lib/adult-review';
import { loggable } from '@/lib/db/errors';

/** Among the first lines of the server's log. A database that is down must not keep it from starting. */
export async function warnWithoutModerators(): Promise<void> {
  try {
    if (await adultAdsClosed()) console.warn(moderatorsMissing);
  } catch (error) {
    console.warn('Whether there are moderators could not be read:', loggable(error));
  }
}
