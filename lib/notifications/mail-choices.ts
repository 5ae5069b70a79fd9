import type * as z from 'zod';
import { db } from '@/lib/db/client';
import { type MutableMail, muteMail } from './muted-mails';
import type { MailChoices, mailChoices } from './schema';

const kinds = {
  savedReduced: 'saved-reduced',
  savedEnding: 'saved-ending',
  reminders: 'reminders',
} as const satisfies Record<keyof MailChoices, MutableMail>;

const names = Object.keys(kinds) as (keyof MailChoices)[];

type Member = { userId: string };

export async function getMailChoices({ userId }: Member): Promise<MailChoices> {
  const rows = await db.mutedMail.findMany({ where: { userId }, select: { kind: true } });
  const muted = new Set(rows.map(({ kind }) => kind));
  return {
    savedReduced: !muted.has(kinds.savedReduced),
    savedEnding: !muted.has(kinds.savedEnding),
    reminders: !muted.has(kinds.reminders),
  };
}

export async function chooseMails(
  member: Member,
  wanted: z.output<typeof mailChoices>,
  now: Date,
): Promise<MailChoices> {
  const { userId } = member;
  await db.$transaction(async (tx) => {
    for (const name of names) {
      if (wanted[name] === false) await muteMail(tx, userId, kinds[name], now);
      if (wanted[name]) await tx.mutedMail.deleteMany({ where: { userId, kind: kinds[name] } });
    }
  });
  return getMailChoices(member);
}
