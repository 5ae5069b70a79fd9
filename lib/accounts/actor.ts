import type { UserRole } from '@/lib/db/generated/enums';

export type Actor = { userId: string; sessionId: string; role: UserRole };
