import { memberRoute } from '@/lib/api/route';
import { answerSandboxChallenge } from '@/lib/payments/providers/sandbox/pay-in-sandbox';
import { sandboxChallenge } from '@/lib/payments/schema';
import { limits } from '@/lib/rate-limit/limits';

export const POST = memberRoute(
  { body: sandboxChallenge, limit: limits.sandboxChallenge },
  (actor, { body, now }) => answerSandboxChallenge(actor, body, now),
);
