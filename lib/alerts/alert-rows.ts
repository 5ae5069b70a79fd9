import type { Prisma } from '@/lib/db/generated/client';
import { alertName } from './alert-name';
import { leftOut, searchAt } from './alert-search';
import type { Alert } from './views';

export const alertSelect = {
  id: true,
  search: true,
  frequency: true,
  withReduced: true,
  pausedAt: true,
  createdAt: true,
} as const satisfies Prisma.AlertSelect;

type Row = Prisma.AlertGetPayload<{ select: typeof alertSelect }>;

export function toAlert({ id, search, frequency, withReduced, pausedAt, createdAt }: Row): Alert {
  const query = searchAt(search);
  return {
    _id: id,
    search,
    name: alertName(query),
    leaveOut: leftOut(query),
    frequency,
    withReduced,
    isPaused: pausedAt !== null,
    createdAt: createdAt.toISOString(),
  };
}
