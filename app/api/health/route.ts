import { openRoute } from '@/lib/api/route';

/** Tells only that the process answers. */
export const GET = openRoute({ anonymous: true }, () => ({
  healthy: true,
  release: process.env.BUILD_ID ?? 'development',
}));
