import { staffRoute } from '@/lib/api/route';
import { previewPrices } from '@/lib/payments/change-prices';
import { pricePreview } from '@/lib/payments/schema';
import { limits } from '@/lib/rate-limit/limits';

export const POST = staffRoute(
  { role: 'admin', body: pricePreview, limit: limits.adminActions },
  (_staff, { body }) => previewPrices(body.prices),
);
