import { describe, expect, test } from 'vitest';
import { createAttemptKeys } from '@/components/ui/browser/attempt-keys';
import { stepOfAddress } from '@/components/wizard/address';
import {
  checkStep,
  firstFailingStep,
  stepNames,
  stepOfField,
} from '@/components/wizard/form/steps';
import { kindOfValues, toValues } from '@/components/wizard/form/values';
import { placeFailure } from '@/components/wizard/publishing/place-failure';
import { siteTexts } from '@/lib/catalogue/site-texts';

const now = new Date('2026-11-20T12:00:00Z');

const firstStep = {
  category: 'Electronics',
  title: 'A radio from the sixties',
  description: 'It still plays, and the wood is in good shape.',
  location: {
    slug: 'ilford-redbridge-ig1',
    label: 'Ilford, Redbridge (IG1)',
    district: 'Ilford',
    city: 'Redbridge',
    postcode: 'IG1',
  },
};

describe('checkStep', () => {
  test('lists missing fields in their order', () => {
    const errors = checkStep(1, toValues({}), now);
    expect(Object.keys(errors)).toEqual(['category', 'location', 'title', 'description']);
  });

  test('accepts a complete step', () => {
    expect(checkStep(1, toValues(firstStep), now)).toEqual({});
  });

  test("checks the second step against the category's form kind", () => {
    const values = toValues({ ...firstStep, category: 'Property to Rent' });
    expect(Object.keys(checkStep(2, values, now))).toEqual([
      'propertyType',
      'rooms',
      'surface',
      'availableNow',
      'price',
    ]);
  });

  test('names a wrong rate and a wrong fee by their cells', () => {
    const values = toValues({
      ...firstStep,
      category: 'Escorts and Massages',
      services: ['French Kiss'],
      serviceFees: { 'French Kiss': 'x', Travel: 'not chosen' },
      rates: { incall_1h: 'abc' },
    });
    const found = Object.keys(checkStep(2, values, now));
    expect(found.filter((name) => /rates|Fees/.test(name))).toEqual([
      'serviceFees.French Kiss',
      'rates.incall_1h',
    ]);
  });

  test('does not require upgrades, but the address of a chosen link', () => {
    const chosen = (form: object) => checkStep(4, toValues({ ...firstStep, ...form }), now);
    expect(chosen({ extras: { vip: true } })).toEqual({});
    expect(chosen({ extras: { website: true }, websiteUrl: ' ' })).toEqual({
      websiteUrl: siteTexts.websiteNeeded,
    });
    expect(chosen({ extras: { website: true }, websiteUrl: 'https://example.co.uk' })).toEqual({});
    expect(chosen({ websiteUrl: 'http://10.0.0.1' })).toHaveProperty('websiteUrl');
  });
});

test('finds the first incomplete step, up to the requested one', () => {
  const values = toValues(firstStep);
  expect(firstFailingStep(values, 1, now)).toBeUndefined();
  expect(firstFailingStep(values, 4, now)?.step).toBe(2);
});

test('the form kind names the second step', () => {
  const kind = kindOfValues({ category: 'Escorts and Massages' });
  expect(stepNames(kind, false)[1]).toBe('Escort & Massage Details');
  expect(stepNames(kind, true)[4]).toBe('Confirm Changes');
});

test.each([
  ['?step=3', 3],
  ['', 1],
  ['?step=0', 1],
  ['?step=6', 1],
  ['?step=2.5', 1],
  ['?step=two', 1],
])('the address %s requests step %i', (search, step) => {
  expect(stepOfAddress(search)).toBe(step);
});

test.each([
  ['location.slug', 1],
  ['images.0.src', 2],
  ['condition', 2],
  ['phone', 3],
  ['extras', 4],
  ['draftId', undefined],
])('an error of %s is shown on step %s', (name, step) => {
  expect(stepOfField(name, kindOfValues(firstStep))).toBe(step);
});

describe('a failed publication', () => {
  const kind = kindOfValues(firstStep);
  const failure = { ok: false, network: false, status: 400, fields: {} } as const;

  test('is shown at the fields of the first affected step', () => {
    const fields = { phone: 'Not this number.', 'title.0': 'Not this title.' };
    const place = placeFailure({ ...failure, fields }, kind, false);
    expect(place).toMatchObject({ step: 1, errors: { title: 'Not this title.' } });
  });

  test("has the catalogue's message if the server sends none", () => {
    const place = placeFailure({ ...failure, network: true, status: 0 }, kind, false);
    expect(place).toEqual({ errors: {}, message: siteTexts.publishFailed });
  });

  test('asks for a login, or about the newer version of the ad', () => {
    expect(placeFailure({ ...failure, status: 401 }, kind, false).dialog).toBe('login');
    expect(placeFailure({ ...failure, status: 409 }, kind, true).dialog).toBe('ad-conflict');
    expect(placeFailure({ ...failure, status: 409 }, kind, false).dialog).toBeUndefined();
  });
});

test('a retry has the same key, changed content a new one, and a repetition after success', () => {
  const { keyOf, reset } = createAttemptKeys();
  const [first, again, changed] = [keyOf('a'), keyOf('a'), keyOf('b')];
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
  reset();
  expect(keyOf('b')).not.toBe(changed);
});
