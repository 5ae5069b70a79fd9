import { loggable } from '@/lib/db/errors';
import { countUnreadablePhones } from './count-unreadable-phones';

/** Logged when the server starts. Never throws: the server must start without its database. */
export async function warnAboutPhoneKey(): Promise<void> {
  try {
    const count = await countUnreadablePhones();
    if (count === 0) return;
    console.warn(
      `No configured key opens ${count} phone numbers, so they cannot be shown. Put the key that sealed ` +
        'them into PHONE_KEY, or into PHONE_KEY_PREVIOUS and run npm run secrets:reseal.',
    );
  } catch (error) {
    console.warn('Whether a key opens the phone numbers could not be read:', loggable(error));
  }
}
