import { memberRoute } from '@/lib/api/route';
import { hour } from '@/lib/dates';
import { answerSandboxChallenge } from '@/lib/payments/providers/sandbox/pay-in-sandbox';
import { sandboxChallenge } from '@/lib/payments/schema';

export const POST = memberRoute(
  { body: sandboxChallenge, limit: { name: 'sandbox-challenge', max: 300, window: hour } },
  (actor, { body, now }) => answerSandboxChallenge(actor, body, now),
);
