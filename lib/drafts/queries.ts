import * as z from 'zod';
import type { Actor } from '@/lib/accounts/actor';
import { type Db, db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { notFound } from '@/lib/errors';
import { type DraftPayment, draftPaymentOf, draftPaymentSelect } from '@/lib/payments/queries';
import type { DraftForm } from './draft-form';

/** Times are ISO texts. `adId` is the ad that it edits; null: a new ad. */
export type Draft = {
  id: string;
  adId: string | null;
  form: DraftForm;
  step: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** What was begun or paid for it and is not published. */
  payment: DraftPayment | null;
};

const draftSelect = {
  id: true,
  adId: true,
  form: true,
  step: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  purchases: draftPaymentSelect,
  ad: { select: { purchases: draftPaymentSelect } },
} as const satisfies Prisma.DraftSelect;

/** A member's drafts, the one last worked on first. */
export async function getDrafts(actor: Actor): Promise<Draft[]> {
  const rows = await db.draft.findMany({
    where: { ownerId: actor.userId },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    select: draftSelect,
  });
  return rows.map(toDraft);
}

/** Throws `not_found`, also when it is another member's. */
export async function requireDraft(actor: Actor, id: string, tx: Db = db): Promise<Draft> {
  const row = await tx.draft.findFirst({ where: whereOwn(actor, id), select: draftSelect });
  if (!row) throw notFound('This draft');
  return toDraft(row);
}

/** The condition of every read and write of one draft. Throws `not_found` for what is no id. */
export function whereOwn(actor: Actor, id: string) {
  if (!z.uuid().safeParse(id).success) throw notFound('This draft');
  return { id, ownerId: actor.userId };
}

type Row = Prisma.DraftGetPayload<{ select: typeof draftSelect }>;

const toDraft = ({ purchases, ad, ...row }: Row): Draft => ({
  ...row,
  payment: draftPaymentOf(ad?.purchases ?? purchases),
  form: row.form as DraftForm,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
