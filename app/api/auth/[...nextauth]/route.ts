import { nextAuthRoute } from '@/lib/http/next-auth-route';

export const GET = nextAuthRoute;
export const POST = nextAuthRoute;
