import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendPhoneCode } from '@/lib/accounts/codes/send-phone-code';
import { verifyPhoneCode } from '@/lib/accounts/codes/verify-phone-code';
import { getMe } from '@/lib/accounts/get-me';
import { publishAd } from '@/lib/ads/publishing/publish-ad';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { revealPhone } from '@/lib/ads/visits/reveal-phone';
import { db } from '@/lib/db/client';
import { createDraft } from '@/lib/drafts/create-draft';
import { getDrafts } from '@/lib/drafts/queries';
import { saveDraft } from '@/lib/drafts/save-draft';
import { exportMyData } from '@/lib/privacy/export-my-data';
import { createUser, newAddress, newMobile, sessionFor } from '@/tests/builders/account';
import { parseAdForm, validAdForm } from '@/tests/builders/ad';
import { findInDatabase } from '@/tests/builders/find-in-database';

const now = new Date();

/* Collects the site's log, with SQL statements, during the test. */
let logged: unknown[][] = [];
beforeEach(() => {
  logged = [];
  vi.stubEnv('LOG_SLOW_STATEMENTS', '0');
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...line) => void logged.push(line));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Verifies, drafts, publishes, shows, edits and exports a number, and lets somebody else try it. */
async function journey(phone: string) {
  const { actor } = await sessionFor(await createUser(), now);
  const { code = '' } = await sendPhoneCode(actor, { phone }, newAddress(), now);
  const wrong = code === '0000' ? '0001' : '0000';
  await verifyPhoneCode(actor, { phone, code: wrong }, now).catch(() => undefined);
  await verifyPhoneCode(actor, { phone, code }, now);
  const body = validAdForm('goods', { phone: phone.replace('+44', '0') });
  const draft = await createDraft(actor, { form: body, step: 3 }, now);
  await saveDraft(actor, draft.id, { form: body, step: 4, version: 1 }, now);
  const drafts = await getDrafts(actor);
  const form = parseAdForm({ ...body, draftId: draft.id });
  const ad = await publishAd(actor, form, now, { idempotencyKey: 'once' });
  const shown = await revealPhone(null, ad._id, false, now);
  const edited = parseAdForm({ ...validAdForm('goods', { phone }), version: ad.version });
  const updated = await updateAd(actor, ad._id, edited, now, { idempotencyKey: 'twice' });
  await createDraft(actor, { form: { phone: `${phone} or so` }, step: 2 }, now);
  const stranger = (await sessionFor(await createUser(), now)).actor;
  await sendPhoneCode(stranger, { phone }, newAddress(), now);
  return { actor, ad, drafts, shown, updated };
}

test('no table contains the plain number, and authorised readers get it', async () => {
  const phone = newMobile();
  const { actor, ad, drafts, shown, updated } = await journey(phone);
  expect(drafts[0]?.form.phone).toBe(phone.replace('+44', '0'));
  expect([ad.phone, ad.whatsapp, ad.whatsappVerified]).toEqual([phone, phone, true]);
  expect([shown.phone, updated.phone]).toEqual([phone, phone]);
  expect(await getMe(actor)).toMatchObject({ phone, phoneVerified: true });
  const data = await exportMyData(actor, now);
  expect(data.verifiedPhones).toEqual([expect.objectContaining({ number: phone })]);
  expect(data.drafts[0]?.form.phone).toBe(`${phone} or so`);

  expect(await findInDatabase(phone.slice(3))).toEqual([]);
});

test('no log line contains it, including statements and their errors', async () => {
  const phone = newMobile();
  const { ad } = await journey(phone);
  await db.$queryRaw`SELECT 1 / 0 FROM "Ad" WHERE "id" = ${ad._id}`.catch(() => undefined);
  expect(JSON.stringify(logged)).toContain('slow statement');
  expect(JSON.stringify(logged).replaceAll(/[ -]/g, '')).not.toContain(phone.slice(3));
});

test('the check would find it in any column of any table', async () => {
  const phone = newMobile();
  const { id } = await createUser();
  await db.user.update({ where: { id }, data: { plainPhone: phone } });
  await db.auditEntry.create({
    data: {
      ...{ action: 'test', subjectType: 'test', subjectId: 'test' },
      data: { deep: [{ number: phone.replace('+447', '0 7') }] },
    },
  });
  expect(await findInDatabase(phone.slice(3))).toEqual(['public."AuditEntry"', 'public."User"']);
  await db.user.update({ where: { id }, data: { plainPhone: null } });
});
