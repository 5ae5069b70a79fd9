import { staffRoute } from '@/lib/api/route';
import { changePrices } from '@/lib/payments/change-prices';
import { priceChange } from '@/lib/payments/schema';
import { limits } from '@/lib/rate-limit/limits';

export const PUT = staffRoute(
  { role: 'admin', body: priceChange, limit: limits.adminActions },
  (staff, { body, now }) => changePrices(staff, body, now),
);
