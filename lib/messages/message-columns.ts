import type { Prisma } from '@/lib/db/generated/client';
import { attachmentColumns } from './attachments/attachment-columns';

/** The columns that its view needs. */
export const messageColumns = {
  number: true,
  fromBuyer: true,
  kind: true,
  text: true,
  amountPence: true,
  review: true,
  at: true,
  attachment: { select: attachmentColumns },
} satisfies Prisma.MessageSelect;
