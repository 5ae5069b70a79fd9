import { staffRoute } from '@/lib/api/route';
import { changeShownCatalogue } from '@/lib/moderation/change-shown-catalogue';
import { shownCatalogueChange } from '@/lib/moderation/schema';
import { showNewNames } from '@/lib/page-cache/page-cache';
import { limits } from '@/lib/rate-limit/limits';

export const PUT = staffRoute(
  { role: 'admin', body: shownCatalogueChange, limit: limits.adminActions },
  async (staff, { body, now }) => {
    const reply = await changeShownCatalogue(staff, body, now);
    await showNewNames();
    return reply;
  },
);
