import { openRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';
import { recordVitals } from '@/lib/vitals/record-vitals';
import { vitalsForm } from '@/lib/vitals/schema';

export const POST = openRoute(
  { anonymous: true, body: vitalsForm, limit: limits.vitals },
  (_, { body }) => {
    recordVitals(body);
    return { success: true };
  },
);
