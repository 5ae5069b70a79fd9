import type { Prisma } from '@/lib/db/generated/client';
import { attachmentColumns } from './attachments/attachment-columns';

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
