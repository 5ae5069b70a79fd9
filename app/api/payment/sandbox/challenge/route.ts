import { hour } from '@/lib/dates';
import { memberRoute } from '@/lib/http/route';
import { answerSandboxChallenge } from '@/lib/payments/sandbox/pay-in-sandbox';
import { sandboxChallenge } from '@/lib/payments/schema';

export const POST = memberRoute(
  { body: sandboxChallenge, limit: { name: 'sandbox-challenge', max: 300, window: hour } },
  (actor, { body, now }) => answerSandboxChallenge(actor, body, now),
);
