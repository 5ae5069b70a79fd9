import { sendPhoneCode } from '@/lib/accounts/codes/send-phone-code';
import { sendPhoneCodeSchema } from '@/lib/accounts/schema';
import { memberRoute } from '@/lib/api/route';
import { day } from '@/lib/dates';

/** Stops one account from messaging many numbers. */
const limit = { name: 'whatsapp-send-code', max: 20, window: day };

export const POST = memberRoute(
  { body: sendPhoneCodeSchema, limit },
  (actor, { body, address, now }) => sendPhoneCode(actor, body, address, now),
);
