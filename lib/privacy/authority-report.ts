import { numberOf, type StoredPhone, storedPhoneSelect } from '@/lib/accounts/phones/stored-phone';
import { reviewTargetOf } from '@/lib/ads/reading/sellers/review-target';
import { db } from '@/lib/db/client';
import type { UserRole } from '@/lib/db/generated/enums';
import { recordAudit } from '@/lib/db/record-audit';
import { notFound } from '@/lib/errors';
import { isUuid } from '@/lib/is-uuid';
import { exportMyData } from './export-my-data';

export type ReportSubject = { type: 'ad' | 'user'; id: string };

/** Audited. Includes deleted ads until they are purged. Throws `not_found`. */
export async function authorityReport(subject: ReportSubject, now: Date) {
  const { type, id } = subject;
  const adId = type === 'ad' ? id : null;
  const owner = await findOwner(subject);
  const include = { images: true, phone: storedPhoneSelect.phone } as const;
  const ad = adId && (await db.ad.findUnique({ where: { id: adId }, include }));
  const ads = await db.ad.findMany({ where: { ownerId: owner.id }, select: { id: true } });
  const reviews = await db.review.findMany({
    where: { authorId: owner.id },
    select: { saleId: true, byBuyer: true },
  });
  const targets = adId
    ? [adId]
    : [owner.id, ...ads.map((each) => each.id), ...reviews.map(reviewTargetOf)];
  const about = { targetId: { in: targets } };
  const report = {
    madeAt: now.toISOString(),
    subject,
    ...(ad && { ad: toReport(ad) }),
    person: await exportMyData({ userId: owner.id, sessionId: '', role: owner.role }, now),
    reportsAbout: await db.report.findMany({ where: about, orderBy: { createdAt: 'asc' } }),
    reportsMade: adId ? [] : await db.report.findMany({ where: { reporterId: owner.id } }),
    decisions: await db.decision.findMany({
      where: adId ? about : { OR: [about, { memberId: owner.id }] },
      orderBy: { at: 'asc' },
      include: { appeal: true },
    }),
    auditLog: await db.auditEntry.findMany({
      where: { subjectId: { in: targets } },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    }),
  };
  await recordAudit(db, null, 'moderation.authority_report', subject, now);
  return report;
}

async function findOwner({ type, id }: ReportSubject): Promise<{ id: string; role: UserRole }> {
  const select = { id: true, role: true } as const;
  if (type === 'ad') {
    const ad = await db.ad.findUnique({ where: { id }, select: { owner: { select } } });
    if (!ad) throw notFound('This ad');
    return ad.owner;
  }
  const user = isUuid(id) ? await db.user.findUnique({ where: { id }, select }) : null;
  if (!user) throw notFound('This user');
  return user;
}

type AdRow = StoredPhone & { facets: unknown; phoneId: unknown; plainWhatsapp: unknown };

/** Facets repeat the details. */
function toReport<T extends AdRow>(row: T) {
  const { facets: _facets, phoneId: _id, plainPhone, plainWhatsapp: _whatsapp, phone, ...ad } = row;
  return { ...ad, phone: numberOf({ plainPhone, phone }) };
}
