import type { Staff } from '@/lib/accounts/roles/staff';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Db } from '@/lib/db/client';
import { AppError, notFound } from '@/lib/errors';
import { announceChange } from '@/lib/messages/notices/announce-change';
import { parseMessageTarget } from '@/lib/messages/sending/message-target';
import { screenMessageText } from '@/lib/messages/sending/screen-message';
import type { DecisionForm } from '@/lib/moderation/schema';
import { getBannedWords } from '@/lib/screening/banned-words';
import type { Outcome } from './outcome';
import { type MessageState, toStoredMember } from './state';
import { suspendAccount } from './suspend-account';
import { wordsToShow } from './words-to-show';

export async function decideMessage(
  tx: Db,
  staff: Staff,
  form: DecisionForm,
  now: Date,
): Promise<Outcome> {
  const message = await lockMessage(tx, form.targetId);
  if (message?.writerId == null) throw notFound('This message');
  if (message.people.includes(staff.userId)) throw new AppError('forbidden', siteTexts.ownAd);
  const outcome: Outcome = {
    memberId: message.writerId,
    before: { message: storeMessage(message) },
    adIds: [],
    words: await wordsOf(tx, message, form.rule),
  };
  if (form.action === 'approve' || form.action === 'warn') {
    await setState(tx, message, passed(message));
    return outcome;
  }
  if (form.action !== 'remove' && form.action !== 'suspend') {
    throw new AppError('invalid', 'This cannot be decided about a message.');
  }
  await setState(tx, message, { review: 'refused', withheld: true });
  if (form.action === 'suspend') {
    outcome.before.member = toStoredMember(await suspendAccount(tx, message.writerId, form, now));
  }
  return outcome;
}

/** Delivers a refused message after all. Returns its earlier state; undefined if it is gone. */
export async function releaseMessage(tx: Db, target: string): Promise<MessageState | undefined> {
  const message = await lockMessage(tx, target);
  if (message?.review !== 'refused') return undefined;
  await setState(tx, message, { review: 'approved', withheld: true });
  return storeMessage(message);
}

/** Unless it was changed since, or a later decision about it stands. */
export async function takeBackMessage(
  tx: Db,
  target: string,
  before: MessageState,
  after: MessageState,
  isReplaced: () => Promise<boolean>,
): Promise<void> {
  const message = await lockMessage(tx, target);
  const isStill = message?.review === after.review && message.withheld === after.withheld;
  if (message && isStill && !(await isReplaced())) await setState(tx, message, before);
}

export async function messageState(tx: Db, target: string): Promise<MessageState | undefined> {
  const message = await lockMessage(tx, target);
  return message && storeMessage(message);
}

type LockedMessage = MessageState & {
  conversationId: string;
  number: number;
  text: string;
  category: string;
  writerId: string | null;
  people: string[];
};

async function lockMessage(tx: Db, id: string): Promise<LockedMessage | undefined> {
  const target = parseMessageTarget(id);
  if (!target) return undefined;
  const [row] = await tx.$queryRaw<LockedMessage[]>`
    SELECT m."conversationId", m."number", m."text", m."review"::text AS "review", m."withheld",
      a."category", CASE WHEN m."fromBuyer" THEN c."buyerId" ELSE c."sellerId" END AS "writerId",
      array_remove(ARRAY[c."buyerId"::text, c."sellerId"::text], NULL) AS "people"
    FROM "Message" m JOIN "Conversation" c ON c."id" = m."conversationId"
      JOIN "Ad" a ON a."id" = c."adId"
    WHERE m."conversationId" = ${target.conversationId}::uuid AND m."number" = ${target.number}
    FOR UPDATE OF m`;
  return row;
}

/** complete-decision.ts delivers a withheld message; a delivered one stays. */
const passed = ({ review, withheld }: MessageState): MessageState =>
  review === 'held' || review === 'approved'
    ? { review: 'approved', withheld: true }
    : { review: review === 'flagged' ? null : review, withheld };

const storeMessage = ({ review, withheld }: MessageState): MessageState => ({ review, withheld });

async function setState(tx: Db, message: LockedMessage, state: MessageState): Promise<void> {
  const { conversationId, number, people } = message;
  await tx.message.update({
    where: { conversationId_number: { conversationId, number } },
    data: state,
    select: { number: true },
  });
  await announceChange(tx, conversationId, people);
}

async function wordsOf(
  tx: Db,
  { text, category }: LockedMessage,
  rule: string | null,
): Promise<string[]> {
  if (!rule) return [];
  const { hits } = screenMessageText(text, category, await getBannedWords(tx));
  return wordsToShow(rule, hits);
}
