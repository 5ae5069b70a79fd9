import * as z from 'zod';
import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { type MutableMail, muteMail } from '@/lib/notifications/muted-mails';

export const mailChoices = z.object({
  savedReduced: z.boolean().optional().meta({ description: 'A saved ad became cheaper.' }),
  savedEnding: z.boolean().optional().meta({ description: 'A saved ad ends within a day.' }),
  reminders: z.boolean().optional().meta({ description: 'An ad of one’s own ends, or has ended.' }),
});

export type MailChoices = Required<z.output<typeof mailChoices>>;

const kinds = {
  savedReduced: 'saved-reduced',
  savedEnding: 'saved-ending',
  reminders: 'reminders',
} as const satisfies Record<keyof MailChoices, MutableMail>;

const names = Object.keys(kinds) as (keyof MailChoices)[];

export async function getMailChoices({ userId }: Actor): Promise<MailChoices> {
  const rows = await db.mutedMail.findMany({ where: { userId }, select: { kind: true } });
  const muted = new Set(rows.map(({ kind }) => kind));
  return {
    savedReduced: !muted.has(kinds.savedReduced),
    savedEnding: !muted.has(kinds.savedEnding),
    reminders: !muted.has(kinds.reminders),
  };
}

/** Omitted choices stay unchanged. */
export async function chooseMails(
  actor: Actor,
  wanted: z.output<typeof mailChoices>,
  now: Date,
): Promise<MailChoices> {
  const { userId } = actor;
  await db.$transaction(async (tx) => {
    for (const name of names) {
      if (wanted[name] === false) await muteMail(tx, userId, kinds[name], now);
      if (wanted[name]) await tx.mutedMail.deleteMany({ where: { userId, kind: kinds[name] } });
    }
  });
  return getMailChoices(actor);
}
