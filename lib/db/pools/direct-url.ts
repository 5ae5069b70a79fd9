import { env } from '@/lib/env';

/** For LISTEN and session locks, which a pooler in transaction mode does not pass on. */
export const directDatabaseUrl = () => env().DATABASE_DIRECT_URL ?? env().DATABASE_URL;
