import { getMe } from '@/lib/accounts/get-me';
import { memberRoute } from '@/lib/http/route';

export const GET = memberRoute({}, (actor) => getMe(actor));
