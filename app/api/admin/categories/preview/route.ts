import { staffRoute } from '@/lib/api/route';
import { previewCategories } from '@/lib/moderation/change-categories';
import { categoryPreview } from '@/lib/moderation/schema';
import { limits } from '@/lib/rate-limit/limits';

export const POST = staffRoute(
  { role: 'admin', body: categoryPreview, limit: limits.adminActions },
  (_staff, { body, now }) => previewCategories(body.closed, now),
);
