import { memberRoute } from '@/lib/api/route';
import { confirmSandboxPayment } from '@/lib/payments/providers/sandbox/pay-in-sandbox';
import { sandboxCard } from '@/lib/payments/schema';
import { limits } from '@/lib/rate-limit/limits';

export const POST = memberRoute(
  { body: sandboxCard, limit: limits.sandboxConfirm },
  (actor, { body, now }) => confirmSandboxPayment(actor, body, now),
);
