import { sendPhoneCodeSchema } from '@/lib/accounts/schema';
import { sendPhoneCode } from '@/lib/accounts/send-phone-code';
import { day } from '@/lib/dates';
import { memberRoute } from '@/lib/http/route';

/** A person has few numbers: this stops one account from writing to many. */
const limit = { name: 'whatsapp-send-code', max: 20, window: day };

export const POST = memberRoute(
  { body: sendPhoneCodeSchema, limit },
  (actor, { body, address, now }) => sendPhoneCode(actor, body, address, now),
);
