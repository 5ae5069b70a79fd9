import { second } from '@/lib/dates';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';

const most = 5 * second;

export async function clockWarning(): Promise<string | undefined> {
  const asked = Date.now();
  const [row] = await readRows<{ ms: number }>(
    Prisma.sql`SELECT extract(epoch FROM clock_timestamp())::float * 1000 AS "ms"`,
  );
  return clocksDiffer(asked, row?.ms ?? asked, Date.now());
}

/** `theirs`: the database's time, requested at `asked` and received at `answered`. */
export function clocksDiffer(asked: number, theirs: number, answered: number): string | undefined {
  const late = Math.max(asked - theirs, theirs - answered);
  if (late <= most) return undefined;
  return (
    `The clock of this machine is ${Math.round(late / second)} s ${theirs < asked ? 'ahead of' : 'behind'} ` +
    "the database's. Codes and links end too early or too late, and stores and card payments refuse " +
    'what is signed: set both by NTP (timedatectl set-ntp true).'
  );
}
