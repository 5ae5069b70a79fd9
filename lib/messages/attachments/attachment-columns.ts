import type { Prisma } from '@/lib/db/generated/client';
import type { AttachmentView } from '@/lib/messages/views';

export const attachmentColumns = {
  id: true,
  kind: true,
  name: true,
  bytes: true,
  width: true,
  height: true,
} satisfies Prisma.AttachmentSelect & Record<keyof AttachmentView, true>;
