import { memberRoute } from '@/lib/http/route';
import { getPurchases } from '@/lib/payments/queries';

export const GET = memberRoute({}, (actor) => getPurchases(actor));
