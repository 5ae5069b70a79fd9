import type { Actor } from '@/lib/accounts/actor';
import { type Db, db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { notFound } from '@/lib/errors';
import { isUuid } from '@/lib/is-uuid';
import { type DraftPayment, draftPaymentOf, draftPaymentSelect } from '@/lib/payments/queries';
import type { DraftForm } from './draft-form';
import { formOfDraft } from './draft-phone';

/** ISO times. `adId` is the edited ad, or null for a new one. */
export type Draft = {
  id: string;
  adId: string | null;
  form: DraftForm;
  step: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  payment: DraftPayment | null;
};

const draftSelect = {
  id: true,
  adId: true,
  form: true,
  sealedPhone: true,
  ownerId: true,
  step: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  purchases: draftPaymentSelect,
  ad: { select: { purchases: draftPaymentSelect } },
} as const satisfies Prisma.DraftSelect;

export async function getDrafts(actor: Actor): Promise<Draft[]> {
  const rows = await db.draft.findMany({
    where: { ownerId: actor.userId },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    select: draftSelect,
  });
  return rows.map(toDraft);
}

/** Throws `not_found`, also for another member's draft. */
export async function requireDraft(actor: Actor, id: string, tx: Db = db): Promise<Draft> {
  const row = await tx.draft.findFirst({ where: whereOwn(actor, id), select: draftSelect });
  if (!row) throw notFound('This draft');
  return toDraft(row);
}

export function whereOwn(actor: Actor, id: string) {
  if (!isUuid(id)) throw notFound('This draft');
  return { id, ownerId: actor.userId };
}

type Row = Prisma.DraftGetPayload<{ select: typeof draftSelect }>;

const toDraft = ({ purchases, ad, sealedPhone, ownerId, ...row }: Row): Draft => ({
  ...row,
  payment: draftPaymentOf(ad?.purchases ?? purchases),
  form: formOfDraft({ ...row, sealedPhone, ownerId }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
