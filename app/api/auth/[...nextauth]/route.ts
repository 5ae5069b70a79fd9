import { nextAuthRoute } from '@/lib/auth/next-auth-route';

export const GET = nextAuthRoute;
export const POST = nextAuthRoute;
