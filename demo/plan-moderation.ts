import { caseRisks, riskInConversation, riskPerReport } from '@/lib/catalogue/case-risks';
import { appealDue } from '@/lib/catalogue/limits';
import { addTime, day, hour, minute } from '@/lib/dates';
import type { Prisma } from '@/lib/db/generated/client';
import { reportReasonOf } from '@/lib/moderation/report-reasons';
import type { PlannedAd } from './plan-ad';
import type { PlannedConversation } from './plan-conversations';
import { reportedTalks } from './plan-reported-talks';
import type { PlannedSales } from './plan-sales';
import { between, pick, type Random, seededId, seededRandom, seededUuid } from './random';
import type { Said } from './said';

export type PlannedModeration = {
  cases: (Prisma.ModerationCaseCreateManyInput & { id: string })[];
  reports: Prisma.ReportCreateManyInput[];
  decisions: Prisma.DecisionCreateManyInput[];
  appeals: Prisma.AppealCreateManyInput[];
  auditEntries: Prisma.AuditEntryCreateManyInput[];
};

type Given = {
  ads: PlannedAd[];
  members: { id: string }[];
  /** Members whose seller pages are reported. */
  sellers: { id: string }[];
  conversations: readonly PlannedConversation[];
  reviews: PlannedSales['reviews'];
  adminId: string;
  now: Date;
};

/** Typical reports about the ads of a group, true or not. */
const sayings: Record<string, Said[]> = {
  property: [
    ['scam', 'They wanted a holding deposit by bank transfer before any viewing.'],
    ['scam', 'I have seen the same rooms on another site, with another address.'],
    ['gone', 'Let three weeks ago. The agent told me on the phone.'],
  ],
  jobs: [
    ['scam', 'I was asked to pay for a background check before the interview.'],
    ['wrong-category', 'This is a franchise to buy into, not a job.'],
    ['duplicate', 'The same job stands here under three titles.'],
  ],
  vehicles: [
    ['scam', 'The mileage does not agree with the MOT history.'],
    ['scam', 'He would only deliver it, and wanted half of the price first.'],
    ['gone', 'Sold on Saturday, it says at the garage.'],
  ],
  'buy-and-sell': [
    ['counterfeit', 'The label is sewn in crooked. I do not think this is genuine.'],
    ['gone', 'It is sold, the seller said, but the ad stays up.'],
    ['duplicate', ''],
    ['prohibited', 'The knife in the second photo may not be sold like that.'],
  ],
  services: [
    ['scam', 'Took my deposit in spring and never came back.'],
    ['no-consent', 'The kitchen in the photo is mine, and nobody asked me.'],
    ['other', 'Says “registered”, but is not on the register.'],
  ],
  personals: [
    ['no-consent', 'That is a photo of my sister. She knows nothing about this.'],
    ['hate', 'Read the last line. That is not a joke.'],
    ['scam', 'After two messages he needed money for a ticket.'],
  ],
};

const reportedAds = 42;
const reviewedAds = 24;
const decidedAds = 14;

/** About seventy open cases, some leased by colleagues, and some decisions of last month. */
export function planModeration(given: Given): PlannedModeration {
  const { ads, members, sellers, adminId, now } = given;
  const random = seededRandom('moderation');
  const plan: PlannedModeration = {
    cases: [],
    reports: [],
    decisions: [],
    appeals: [],
    auditEntries: [],
  };
  const live = ads.filter(
    ({ moderation, isActive, expiresAt }) =>
      moderation === 'approved' && isActive && (expiresAt === null || expiresAt > now),
  );
  const general = spread(live.filter(({ isAdult }) => !isAdult));
  for (const ad of general.slice(0, reportedAds)) {
    const at = addTime(now, -between(random, 1, 70) * hour);
    const said = sayings[ad.categoryGroup] ?? [];
    const count = random() < 0.2 ? 2 : 1;
    reportTarget(plan, random, { type: 'ad', id: ad.id, said, count, at, members });
  }
  for (const { id } of sellers) {
    const at = addTime(now, -between(random, 2, 40) * hour);
    const said: Said[] = [['scam', 'Three of my friends paid this seller and heard nothing more.']];
    reportTarget(plan, random, { type: 'user', id, said, count: 1, at, members });
  }
  for (const talk of reportedTalks(given.conversations, given.reviews)) {
    const at = addTime(now, -between(random, 2, 20) * hour);
    reportTarget(plan, random, { ...talk, count: 1, at, members });
  }
  for (const ad of live.filter(({ isAdult }) => isAdult).slice(0, reviewedAds)) {
    const openedAt = addTime(now, -between(random, 1, 48) * hour);
    const id = seededUuid(random, now);
    plan.cases.push({
      id,
      targetType: 'ad',
      targetId: ad.id,
      risk: caseRisks.shownAdult,
      openedAt,
    });
  }
  for (const ad of general.slice(reportedAds, reportedAds + decidedAds)) {
    decideEarlier(plan, random, { ad, action: 'approve', adminId, members, now });
  }
  for (const ad of ads.filter(({ moderation }) => moderation === 'removed')) {
    const decisionId = decideEarlier(plan, random, { ad, action: 'remove', adminId, members, now });
    appeal(plan, random, decisionId, now);
  }
  return plan;
}

/** Every seventh ad, so that all categories are included. */
const spread = (ads: PlannedAd[]) =>
  Array.from({ length: 7 }, (_, first) => ads.filter((_ad, index) => index % 7 === first)).flat();

type Reported = {
  type: 'ad' | 'user' | 'message' | 'review';
  id: string;
  said: Said[];
  count: number;
  at: Date;
  members: { id: string }[];
  /** The member who reports what they received. */
  reader?: { id: string; conversationId: string | null };
};

function reportTarget(
  plan: PlannedModeration,
  random: Random,
  { type, id, said, count, at, members, reader }: Reported,
): string {
  const caseId = seededUuid(random, at);
  const chosen = Array.from({ length: count }, () => pick(random, said));
  const risks = chosen.map(([reason]) => reportReasonOf(reason)?.risk ?? 0);
  const more = reader?.conversationId ? riskInConversation : 0;
  const risk = Math.max(...risks) + more + riskPerReport * (count - 1);
  plan.cases.push({ id: caseId, targetType: type, targetId: id, risk, openedAt: at });
  for (const [index, [reason, text]] of chosen.entries()) {
    const createdAt = addTime(at, index * 20 * minute);
    const reporterId = reader?.id ?? (random() < 0.6 ? pick(random, members).id : null);
    plan.reports.push({
      reference: `R-${seededId(random, 8).toUpperCase()}`,
      caseId,
      targetType: type,
      targetId: id,
      conversationId: reader?.conversationId ?? null,
      reason,
      text,
      reporterId,
      addressHash: seededId(random, 20),
      createdAt,
    });
    plan.auditEntries.push({
      at: createdAt,
      actorId: reporterId,
      action: 'report.received',
      subjectType: type,
      subjectId: id,
      data: { reason },
    });
  }
  return caseId;
}

type Earlier = {
  ad: PlannedAd;
  action: 'approve' | 'remove';
  adminId: string;
  members: { id: string }[];
  now: Date;
};

function decideEarlier(
  plan: PlannedModeration,
  random: Random,
  { ad, action, adminId, members, now }: Earlier,
): string {
  const id = seededUuid(random, now);
  const reported = addTime(now, -between(random, 3 * 24, 40 * 24) * hour);
  const waitedMs = between(random, 5, 9 * 60) * minute;
  const at = addTime(reported, waitedMs);
  const said = sayings[ad.categoryGroup] ?? [];
  const target = { type: 'ad' as const, id: ad.id, said, count: 1, at: reported, members };
  const caseId = reportTarget(plan, random, target);
  const closed = plan.cases.at(-1);
  if (closed) closed.closedAt = at;
  const isRemoved = action === 'remove';
  const rule = isRemoved ? 'prohibited' : null;
  plan.decisions.push({
    id,
    caseId,
    at,
    staffId: adminId,
    targetType: 'ad',
    targetId: ad.id,
    memberId: ad.ownerId,
    action,
    rule,
    note: isRemoved ? 'Nicotine products may not be advertised here.' : '',
    words: isRemoved ? ['vapes', 'wholesale'] : [],
    before: {},
    completedAt: addTime(at, minute),
  });
  plan.auditEntries.push({
    at,
    actorId: adminId,
    action: `moderation.${action}`,
    subjectType: 'ad',
    subjectId: ad.id,
    data: { decisionId: id, rule, waitedMs },
  });
  return id;
}

function appeal(plan: PlannedModeration, random: Random, decisionId: string, now: Date): void {
  const id = seededUuid(random, now);
  const createdAt = addTime(now, -day);
  const dueAt = addTime(createdAt, appealDue);
  const text =
    'They came with a shop clearance, and I would only sell them to adults. May I offer the shelves?';
  plan.appeals.push({ id, decisionId, text, createdAt, dueAt });
  plan.cases.push({
    id: seededUuid(random, createdAt),
    targetType: 'appeal',
    targetId: id,
    risk: caseRisks.appeal,
    openedAt: createdAt,
  });
  plan.auditEntries.push({
    at: createdAt,
    actorId: null,
    action: 'appeal.received',
    subjectType: 'appeal',
    subjectId: id,
    data: { decisionId },
  });
}
