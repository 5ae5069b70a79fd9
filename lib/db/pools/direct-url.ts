import { env } from '@/lib/env';

/** For LISTEN and session locks, which do not work through a pooler in transaction mode. */
export const directDatabaseUrl = () => env().DATABASE_DIRECT_URL ?? env().DATABASE_URL;
