import { second } from '@/lib/dates';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';

const most = 5 * second;

export async function clockWarning(): Promise<string | undefined> {
  const sentAt = Date.now();
  const [row] = await readRows<{ ms: number }>(
    Prisma.sql`SELECT extract(epoch FROM clock_timestamp())::float * 1000 AS "ms"`,
  );
  return clocksDiffer(sentAt, row?.ms ?? sentAt, Date.now());
}

/** `theirs`: the database's time, requested at `sentAt` and received at `receivedAt`. */
export function clocksDiffer(
  sentAt: number,
  theirs: number,
  receivedAt: number,
): string | undefined {
  const late = Math.max(sentAt - theirs, theirs - receivedAt);
  if (late <= most) return undefined;
  return (
    `The clock of this machine is ${Math.round(late / second)} s ${theirs < sentAt ? 'ahead of' : 'behind'} ` +
    "the database's. Codes and links end too early or too late, and stores and card payments refuse " +
    'what is signed: set both by NTP (timedatectl set-ntp true).'
  );
}
