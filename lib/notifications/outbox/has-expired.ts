import { codeLife, resetTokenLife } from '@/lib/catalogue/limits';
import { addTime, minute } from '@/lib/dates';
import type { MailData } from '@/lib/notifications/templates/mails';
import type { WhatsappTemplates } from '@/lib/notifications/templates/whatsapp';

type With<Data, Secret> = {
  [T in keyof Data]: Data[T] extends Secret ? T : never;
}[keyof Data];
type WhatsappData = { [T in keyof WhatsappTemplates]: Parameters<WhatsappTemplates[T]>[0] };
type Expiring = With<MailData & WhatsappData, { code: string } | { token: string }>;

/** Ms for which the code or link of an item is valid. */
const lives: Readonly<Record<string, number>> = {
  'verify-email': codeLife,
  'confirm-new-email': codeLife,
  'verify-phone': codeLife,
  'reset-password': resetTokenLife,
} satisfies Record<Expiring, number>;

/** The worker's clock may be ahead of the database's, by which items are dated. */
export const clockTolerance = minute;

type Waiting = { template: string; createdAt: Date };

export function hasExpired({ template, createdAt }: Waiting, now: Date): boolean {
  const life = lives[template];
  return life !== undefined && addTime(createdAt, life + clockTolerance) <= now;
}
