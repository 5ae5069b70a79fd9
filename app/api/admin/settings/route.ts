import { staffRoute } from '@/lib/api/route';
import { changeSetting } from '@/lib/moderation/change-setting';
import { settingForm } from '@/lib/moderation/schema';
import { limits } from '@/lib/rate-limit/limits';

export const PUT = staffRoute(
  { role: 'admin', body: settingForm, limit: limits.adminActions },
  (staff, { body, now }) => changeSetting(staff, body, now),
);
