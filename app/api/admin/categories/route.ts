import { staffRoute } from '@/lib/api/route';
import { changeCategories } from '@/lib/moderation/change-categories';
import { categoryChange } from '@/lib/moderation/schema';
import { limits } from '@/lib/rate-limit/limits';

export const PUT = staffRoute(
  { role: 'admin', body: categoryChange, limit: limits.adminActions },
  (staff, { body, now }) => changeCategories(staff, body, now),
);
