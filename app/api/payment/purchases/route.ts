import { memberRoute } from '@/lib/api/route';
import { getPurchases } from '@/lib/payments/queries';

export const GET = memberRoute({}, (actor) => getPurchases(actor));
