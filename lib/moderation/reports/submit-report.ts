import { createHmac } from 'node:crypto';
import type { Actor } from '@/lib/accounts/actor';
import { riskInConversation, riskPerReport } from '@/lib/catalogue/case-risks';
import { db } from '@/lib/db/client';
import { lockOpenCases, openOrAddToCase } from '@/lib/db/open-case';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError } from '@/lib/errors';
import { randomId } from '@/lib/ids';
import { reportReasonOf } from '@/lib/moderation/report-reasons';
import type { ReportForm } from '@/lib/moderation/schema';
import { sendMail } from '@/lib/notifications/send-mail';
import { lockPurchasesOfAd } from '@/lib/payments/purchases/hold-upgrades';
import { limits } from '@/lib/rate-limit/limits';
import { takeFromLimit } from '@/lib/rate-limit/rate-limit';
import { deriveKey } from '@/lib/secrets/keys';
import { hideIfReported } from './hide-if-reported';
import { kindOfTarget, nameOfTarget } from './name-of-target';
import { type Reported, requireTarget } from './require-target';
import { siteNetwork } from './site-network';

export type ReportReceipt = { reference: string; adHidden: boolean };

/** Reports of one target share a case. Throws `not_found` if the reporter cannot see the target. */
export async function submitReport(
  actor: Actor | null,
  form: ReportForm,
  address: string,
  now: Date,
): Promise<ReportReceipt> {
  await takeFromLimit(limits.reports, address, now);
  const target = await requireTarget(actor, form, now);
  const { targetType, targetId, conversationId } = target;
  await takeFromLimit(limits.reportsOfTarget, `${address}\0${limitedAs(target)}`, now);
  const own = actor && (await emailOf(actor));
  const email = form.email || own;
  const isMailed = email === own || (email && (await mayMail(email, now)));
  const reference = `R-${randomId(8).toUpperCase()}`;
  return db.$transaction(async (tx) => {
    const subject = { type: targetType, id: targetId };
    await lockOpenCases(tx, targetType, [targetId]);
    const purchases = targetType === 'ad' ? await lockPurchasesOfAd(tx, targetId) : [];
    const risk =
      (reportReasonOf(form.reason)?.risk ?? 0) + (conversationId ? riskInConversation : 0);
    const risks = { risk, more: riskPerReport };
    const caseId = await openOrAddToCase(tx, subject, risks, now);
    await tx.report.create({
      data: {
        reference,
        caseId,
        targetType,
        targetId,
        conversationId,
        reason: form.reason,
        text: form.text,
        reporterId: actor?.userId ?? null,
        email: isMailed ? email : null,
        addressHash: addressHash(address),
        createdAt: now,
      },
      select: { id: true },
    });
    await recordAudit(tx, actor?.userId ?? null, 'report.received', subject, now, {
      reason: form.reason,
    });
    const adHidden =
      targetType === 'ad' && (await hideIfReported(tx, { adId: targetId, caseId, purchases }, now));
    if (email && isMailed) {
      const about = email === own ? await nameOfTarget(tx, target) : kindOfTarget(target);
      await sendMail(
        { to: email, template: 'report-received', data: { reference, about }, now },
        tx,
      );
    }
    return { reference, adHidden };
  }, transactionTimeouts);
}

/** Anybody can type a stranger's address, which must get few mails and no stranger's titles. */
const mayMail = (email: string, now: Date): Promise<boolean> =>
  takeFromLimit(limits.mailsAboutReports, email.toLowerCase(), now).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'rate_limited') return false;
      throw error;
    },
  );

/** A shared limit would reveal who placed an ad that hides its seller (decision 025). */
const limitedAs = ({ targetType, targetId, conversationId }: Reported): string =>
  targetType === 'user' && conversationId
    ? `conversation\0${conversationId}`
    : `${targetType}\0${targetId}`;

async function emailOf({ userId }: Actor): Promise<string> {
  const { email } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true },
  });
  return email;
}

/** By the network that one line may have, so that a person with many addresses counts once. */
const addressHash = (address: string) =>
  createHmac('sha256', deriveKey('reporter')).update(siteNetwork(address)).digest('base64url');
