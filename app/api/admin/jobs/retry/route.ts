import { staffRoute } from '@/lib/api/route';
import { retryDeadLetters } from '@/lib/jobs/dead-letters';
import { limits } from '@/lib/rate-limit/limits';

export const POST = staffRoute({ role: 'admin', limit: limits.adminActions }, async () => ({
  count: await retryDeadLetters(),
}));
