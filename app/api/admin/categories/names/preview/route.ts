import { staffRoute } from '@/lib/api/route';
import { previewShownCatalogue } from '@/lib/moderation/change-shown-catalogue';
import { shownCataloguePreview } from '@/lib/moderation/schema';
import { limits } from '@/lib/rate-limit/limits';

export const POST = staffRoute(
  { role: 'admin', body: shownCataloguePreview, limit: limits.adminActions },
  (_staff, { body }) => previewShownCatalogue(body.changes),
);
