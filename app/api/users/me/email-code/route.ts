import { sendEmailChangeCode } from '@/lib/accounts/codes/send-email-change-code';
import { emailChangeCodeSchema } from '@/lib/accounts/schema';
import { memberRoute } from '@/lib/api/route';
import { day } from '@/lib/dates';

/** Stops one account from mailing many addresses. */
const limit = { name: 'email-change-code', max: 20, window: day };

export const POST = memberRoute(
  { body: emailChangeCodeSchema, limit },
  (actor, { body, address, now }) => sendEmailChangeCode(actor, body, address, now),
);
