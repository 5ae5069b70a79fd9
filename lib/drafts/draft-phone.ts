import { openPhone, sealPhone } from '@/lib/accounts/phones/seal-phone';
import type { Prisma } from '@/lib/db/generated/client';
import type { DraftForm, Json } from './draft-form';

/* The phone number of a form is stored sealed beside it, bound to the draft's owner. */

export function toDraftColumns(form: DraftForm, ownerId: string) {
  const { phone, ...rest } = form;
  if (isEmpty(phone)) return { form: form as Prisma.InputJsonObject, sealedPhone: null };
  const sealedPhone = sealPhone(JSON.stringify(phone), ownerId);
  return { form: rest as Prisma.InputJsonObject, sealedPhone };
}

type Row = { form: unknown; sealedPhone: string | null; ownerId: string };

export function formOfDraft({ form, sealedPhone, ownerId }: Row): DraftForm {
  const stored = form as DraftForm;
  if (sealedPhone === null || !isEmpty(stored.phone)) return stored;
  return { ...stored, phone: JSON.parse(openPhone(sealedPhone, ownerId)) };
}

const isEmpty = (phone: Json | undefined) => phone === undefined || phone === null || phone === '';
