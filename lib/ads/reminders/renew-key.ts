import { isSigned, signText } from '@/lib/secrets/keys';

/* The ad's id, a letter for the reminder, the announced end in ms (base 36) and a signature. */

export type ReminderStage = 'three-days' | 'one-day' | 'ended';

const letters: Record<ReminderStage, string> = { 'three-days': 't', 'one-day': 'd', ended: 'e' };

/** Characters. */
const signatureLength = 22;

const keyPattern = /^([0-9a-z]{12})([tde])([0-9a-z]{6,9})-([A-Za-z0-9_-]{22})$/;

export type Reminder = { adId: string; stage: ReminderStage; expiresAt: Date };

export function renewKey({ adId, stage, expiresAt }: Reminder): string {
  const plain = `${adId}${letters[stage]}${expiresAt.getTime().toString(36)}`;
  return `${plain}-${sign(plain)}`;
}

export const renewPath = (reminder: Reminder) => `/renew/${renewKey(reminder)}`;

export function readRenewKey(key: string): Reminder | null {
  const [, adId = '', letter = '', time = '', signature = ''] = keyPattern.exec(key) ?? [];
  const stages = Object.keys(letters) as ReminderStage[];
  const stage = stages.find((known) => letters[known] === letter);
  if (!stage) return null;
  if (!isSigned('renew', `${adId}${letter}${time}`, signature, signatureLength)) return null;
  return { adId, stage, expiresAt: new Date(Number.parseInt(time, 36)) };
}

const sign = (text: string) => signText('renew', text, signatureLength);
