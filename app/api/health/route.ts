import { openRoute } from '@/lib/api/route';

/** The process answers; asks nothing else. */
export const GET = openRoute({ anonymous: true }, () => ({
  healthy: true,
  release: process.env.BUILD_ID ?? 'development',
}));
