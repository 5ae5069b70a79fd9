import type { UserRole } from '@/lib/db/generated/enums';

/** Who is calling: the first argument of every command. */
export type Actor = { userId: string; sessionId: string; role: UserRole };
