import { memberRoute } from '@/lib/api/route';
import { hour } from '@/lib/dates';
import { confirmSandboxPayment } from '@/lib/payments/providers/sandbox/pay-in-sandbox';
import { sandboxCard } from '@/lib/payments/schema';

export const POST = memberRoute(
  { body: sandboxCard, limit: { name: 'sandbox-confirm', max: 300, window: hour } },
  (actor, { body, now }) => confirmSandboxPayment(actor, body, now),
);
