import type { Db } from '@/lib/db/client';
import type { Pence } from '@/lib/money';

export type LastOffer = {
  number: number;
  kind: 'offer' | 'accepted' | 'declined';
  fromBuyer: boolean;
  amountPence: Pence;
};

type Reader = { id: string; isBuyer: boolean };

/** The last offer or answer visible to the reader; an offer is open until something follows it. */
export async function readLastOffer(
  { id, isBuyer }: Reader,
  tx: Db,
): Promise<LastOffer | undefined> {
  const row = await tx.message.findFirst({
    where: {
      conversationId: id,
      kind: { not: 'text' },
      OR: [{ withheld: false }, { fromBuyer: isBuyer }],
    },
    orderBy: { number: 'desc' },
    select: { number: true, kind: true, fromBuyer: true, amountPence: true },
  });
  if (!row || row.kind === 'text' || row.amountPence === null) return undefined;
  return { ...row, kind: row.kind, amountPence: row.amountPence };
}
