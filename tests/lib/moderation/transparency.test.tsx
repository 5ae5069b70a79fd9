import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import TransparencyPage from '@/app/(public)/transparency/page';
import { addTime, day, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { appealKey } from '@/lib/moderation/appeals/appeal-key';
import { submitAppeal } from '@/lib/moderation/appeals/submit-appeal';
import { decide } from '@/lib/moderation/decisions/decide';
import { undoDecision } from '@/lib/moderation/decisions/undo/undo-decision';
import { submitReport } from '@/lib/moderation/reports/submit-report';
import { decisionForm, reportForm } from '@/lib/moderation/schema';
import { newAddress } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

/* The site's commands write the audit log in a month of their own, and the page reads it. */

const march = new Date('2031-03-10T12:00:00Z');
const [february, april] = [new Date('2031-02-28T23:59:59Z'), new Date('2031-04-01T00:00:00Z')];

afterEach(() => vi.useRealTimers());

const publish = async (at: Date) => (await createAd(await createMember(), { now: at }))._id;

const report = (target: string, reason: string, at: Date) =>
  submitReport(null, reportForm.parse({ targetType: 'ad', target, reason }), newAddress(), at);

async function judge(form: object, at: Date) {
  const staff = await createStaff();
  const { decisionId } = await decide(staff, decisionForm.parse({ targetType: 'ad', ...form }), at);
  return { staff, decisionId };
}

/** The rows of the page's tables on a given day. */
async function pageOn(date: Date) {
  vi.useFakeTimers({ toFake: ['Date'], now: date });
  const html = renderToStaticMarkup(await TransparencyPage());
  const rows = html.matchAll(/<th scope="row"[^>]*>([^<]*)<\/th><td[^>]*>([^<]*)</g);
  return {
    title: /<h1[^>]*>([^<]*)</.exec(html)?.[1],
    rows: Object.fromEntries([...rows].map(([, label, value]) => [label, value])),
  };
}

test("the page shows last month's figures from the audit log", async () => {
  const [removed, hidden, left, warned] = [
    await publish(march),
    await publish(march),
    await publish(march),
    await publish(march),
  ];
  const before = await publish(february);
  await report(before, 'gone', february);
  await judge({ targetId: before, action: 'approve' }, april);

  await report(removed, 'scam', march);
  for (let count = 0; count < 3; count++) await report(hidden, 'under-age', march);
  await report(left, 'duplicate', march);

  const removal = await judge(
    { targetId: removed, action: 'remove', rule: 'scam' },
    addTime(march, 2 * hour),
  );
  await judge({ targetId: left, action: 'approve' }, addTime(march, 4 * hour));
  await judge(
    { targetId: hidden, action: 'suspend', rule: 'prohibited' },
    addTime(march, 6 * hour),
  );
  const undone = await judge({ targetId: warned, action: 'warn', rule: 'counterfeit' }, march);
  await undoDecision(undone.staff, undone.decisionId, addTime(march, 1000));

  const appealed = addTime(march, day);
  await submitAppeal(
    { key: appealKey(removal.decisionId), text: 'It is genuine.' },
    newAddress(),
    appealed,
  );
  const { id } = await db.appeal.findUniqueOrThrow({ where: { decisionId: removal.decisionId } });
  await judge(
    { targetType: 'appeal', targetId: id, action: 'overturn' },
    addTime(appealed, 8 * hour),
  );

  const { title, rows } = await pageOn(new Date('2031-04-20T09:00:00Z'));
  expect(title).toBe('Transparency: March 2031');
  expect(rows).toEqual({
    'Ads published': '4',
    'Reports received': '5',
    'Ads hidden after three serious reports': '1',
    'Ads, messages and reviews removed': '1',
    Warnings: '0',
    'Accounts suspended': '1',
    'Ads ended that were no longer available': '0',
    'Adult ads hidden until an admin has checked them': '0',
    'Approved or left after a review': '1',
    // The median of 2, 4, 6 and, for the appeal, 8 hours.
    'Typical time to a decision': '5 hours',
    'Appeals received': '1',
    'Appeals that were successful': '1',
    'Appeals that were not successful': '0',
    'Somebody may be under 18': '3',
    'A scam, or a request for money in advance': '1',
    'The same ad again and again': '1',
    'Misleading or fraudulent: Ads, messages and reviews removed': '1',
    'Things that may not be sold here: Accounts suspended': '1',
  });
});
