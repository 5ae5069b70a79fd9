import { expect, test } from 'vitest';
import { adForm } from '@/lib/ads/publishing/form/ad-form';
import * as limits from '@/lib/catalogue/limits';
import { totalPence, upgradeKeys, upgrades } from '@/lib/catalogue/upgrades';
import { day, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { formatPence } from '@/lib/money';
import { createAd, parseAdForm, validAdForm } from '../builders/ad';
import { createMember } from '../builders/member';

/* Repeats constants and limits, so that none changes by accident. */

test('[9.code] the email code has 4 digits', () => {
  expect(limits.codeDigits).toBe(4);
});

test('[9.cooldown] resending waits 60 seconds', () => {
  expect(limits.resendCooldown).toBe(60 * second);
});

test('[9.redirect.code-sent] the next page comes 1.5 s after the code is sent', () => {
  expect(limits.redirectAfterCodeSent).toBe(1500);
});

test('[9.redirect.code-verified] the next page comes 1 s after the code is verified', () => {
  expect(limits.redirectAfterCodeVerified).toBe(1000);
});

test('[9.redirect.reset] the login comes 2 s after the password is reset', () => {
  expect(limits.redirectAfterReset).toBe(2000);
});

test('[9.crop] the zoom of the crop is 1 to 3', () => {
  expect(limits.cropZoom).toEqual({ min: 1, max: 3 });
});

test('[9.autocomplete] places are searched from 2 characters, after 200 ms', () => {
  expect([limits.autocompleteMin, limits.autocompleteDebounce]).toEqual([2, 200]);
});

test('[9.expiring-soon] Expiring Soon is 3 days', () => {
  expect(limits.expiringSoonWindow).toBe(3 * day);
});

test('[9.reactivation] a reactivation is 7 days', () => {
  expect(limits.reactivationLife).toBe(7 * day);
});

test('[9.age] an age is 18 to 99', () => {
  const isTaken = (age: number) =>
    adForm(new Date()).safeParse(validAdForm('escort', { age })).success;
  expect([17, 18, 99, 100].map(isTaken)).toEqual([false, true, true, false]);
});

test('[9.steps] the wizard has 5 steps', () => {
  expect(limits.wizardSteps).toBe(5);
});

test('[9.plan] the default plan is basic', async () => {
  const { _id: id } = await createAd(await createMember());
  expect((await db.ad.findUnique({ where: { id }, select: { plan: true } }))?.plan).toBe('basic');
});

test('[9.website] the website link takes a URL in websiteUrl', () => {
  const websiteUrl = 'https://example.co.uk/shop';
  expect(parseAdForm(validAdForm('goods', { websiteUrl })).websiteUrl).toBe(websiteUrl);
});

test('[9.descriptions] every upgrade says what it does', () => {
  const said = Object.fromEntries(upgrades.map(({ key, description }) => [key, description]));
  expect(said.vip).toMatch(/top of the page.*bigger image/i);
  expect(said.featured).toMatch(/above basic ads/);
  expect(said.highlight).toMatch(/stand out/);
  expect(said.newLabel).toMatch(/new in town/);
  expect(said.website).toMatch(/your own site/);
});

test('[9.prices] all five upgrades cost £171.95', () => {
  expect(formatPence(totalPence(upgradeKeys))).toBe('£171.95');
});
