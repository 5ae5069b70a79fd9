import { expect, test } from 'vitest';
import type * as z from 'zod';
import {
  codeStepSchema,
  emailStepSchema,
  loginSchema,
  profileSchema,
  requestResetSchema,
  resetStepSchema,
} from '@/lib/accounts/schema';
import { adForm } from '@/lib/ads/publishing/form/ad-form';
import type { FormKindKey } from '@/lib/catalogue/categories';
import { formKinds } from '@/lib/catalogue/form-kinds/form-kinds';
import { type Body, parseAdForm, validAdForm } from '../builders/ad';

/* Validation by the schemas that forms and server share. */

/** The first error of each field. */
function errorsOf(schema: z.ZodType, input: unknown): Record<string, string> {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}

const adErrors = (kind: FormKindKey, changes: Body) =>
  errorsOf(adForm(new Date()), validAdForm(kind, changes));

/** Omits one field at a time and checks that the error names only that field. */
function expectEnforced(kind: FormKindKey, names: string[]) {
  for (const name of names) {
    expect(Object.keys(adErrors(kind, { [name]: undefined })), name).toEqual([name]);
  }
  const marked = formKinds[kind].fields.filter(({ required }) => required);
  expect(marked.map(({ name }) => name)).toEqual(names);
}

const profile = {
  firstName: 'Hannah',
  lastName: 'Whitfield',
  username: 'hannah',
  password: 'Marmalade77',
  confirmPassword: 'Marmalade77',
};

test('[5.register.both] email and terms are both required, in one sentence', () => {
  const sentence = 'Please enter your email and agree to terms.';
  const valid = { email: 'a@example.co.uk', terms: true };
  expect(errorsOf(emailStepSchema, valid)).toEqual({});
  expect(errorsOf(emailStepSchema, { ...valid, email: '' })).toEqual({ email: sentence });
  expect(errorsOf(emailStepSchema, { ...valid, terms: false })).toEqual({ terms: sentence });
});

test('[5.verify.mismatch] a code that is not 4 digits is an invalid one', () => {
  const code = 'Invalid code. Please try again.';
  for (const typed of ['', '123', '12345', 'abcd']) {
    expect(errorsOf(codeStepSchema, { code: typed })).toEqual({ code });
  }
});

test('[5.profile.required] all five fields of the profile are required', () => {
  const names = Object.keys(profile);
  for (const name of names) {
    expect(Object.keys(errorsOf(profileSchema, { ...profile, [name]: '' })), name).toContain(name);
  }
  expect(Object.keys(errorsOf(profileSchema, {})).sort()).toEqual(names.sort());
});

test("[5.profile.match] the passwords of the profile differ: 'Passwords do not match'", () => {
  expect(errorsOf(profileSchema, { ...profile, confirmPassword: 'Marmalade78' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
});

test('[5.profile.rule 9.password.registration] a new password has 8 characters, an uppercase letter and a digit', () => {
  const password = 'Password must be at least 8 characters, include a number and uppercase letter.';
  for (const weak of ['Harbou7', 'harbour77', 'HarbourSide']) {
    const form = { ...profile, password: weak, confirmPassword: weak };
    expect(errorsOf(profileSchema, form), weak).toEqual({ password });
  }
  const just = { ...profile, password: 'Harbour7', confirmPassword: 'Harbour7' };
  expect(errorsOf(profileSchema, just)).toEqual({});
});

test('[5.login.required] email and password are required to log in', () => {
  expect(Object.keys(errorsOf(loginSchema, { email: '', password: '' })).sort()).toEqual([
    'email',
    'password',
  ]);
});

test('[5.reset.rule 9.password.reset] a reset password has 6 characters', () => {
  const form = (password: string) => ({ password, confirmPassword: password });
  expect(errorsOf(resetStepSchema, form('teapo'))).toEqual({
    password: 'Password must be at least 6 characters.',
  });
  expect(errorsOf(resetStepSchema, form('teapot'))).toEqual({});
});

test("[5.reset.match] the passwords of the reset differ: 'Passwords do not match.'", () => {
  expect(errorsOf(resetStepSchema, { password: 'teapot', confirmPassword: 'kettle' })).toEqual({
    confirmPassword: 'Passwords do not match.',
  });
});

test('[5.forgot.required] a forgotten password needs the email', () => {
  expect(Object.keys(errorsOf(requestResetSchema, { email: '' }))).toEqual(['email']);
});

test('[5.title.hint] a title has at least 15 characters', () => {
  const title = 'Title needs at least 15 characters.';
  expect(adErrors('goods', { title: 'x'.repeat(14) })).toEqual({ title });
  expect(adErrors('goods', { title: 'x'.repeat(15) })).toEqual({});
});

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ src: `${'a'.repeat(24)}${10 + index}.webp` }));

test("[5.images.many] property, vehicle and escort: 'You can upload a maximum of 12 images.'", () => {
  for (const kind of ['property', 'vehicle', 'escort'] as const) {
    expect(adErrors(kind, { images: images(12) }), kind).toEqual({});
    expect(adErrors(kind, { images: images(13) }), kind).toEqual({
      images: 'You can upload a maximum of 12 images.',
    });
  }
});

test("[5.images.few] service and generic: 'You can upload a maximum of 6 images.'", () => {
  for (const kind of ['service', 'generic', 'goods', 'job'] as const) {
    expect(adErrors(kind, { images: images(6) }), kind).toEqual({});
    expect(adErrors(kind, { images: images(7) }), kind).toEqual({
      images: 'You can upload a maximum of 6 images.',
    });
  }
});

test('[5.required.escort] the escort form enforces its eight marked fields, and no nationality', () => {
  expectEnforced('escort', [
    'userType',
    'gender',
    'age',
    'ethnicity',
    'languages',
    'services',
    'serviceFor',
    'rates',
  ]);
  expect(adErrors('escort', { nationality: '' })).toEqual({});
});

test('[5.required.property] the property form enforces type, rooms, surface, availability and price', () => {
  expectEnforced('property', ['propertyType', 'rooms', 'surface', 'availableNow', 'price']);
});

test('[5.required.vehicle] the vehicle form enforces all of its fields', () => {
  expectEnforced('vehicle', [
    'adType',
    'vehicleOfferType',
    'make',
    'model',
    'year',
    'fuelType',
    'mileage',
    'transmission',
    'bodyType',
    'doors',
    'color',
    'engineSize',
    'co2',
    'price',
  ]);
});

test('[5.required.service] the service form enforces type, availability, pricing and mode', () => {
  expectEnforced('service', [
    'serviceType',
    'availability',
    'servicePrice',
    'serviceRateType',
    'serviceMode',
  ]);
});

test('[5.required.generic] the generic form enforces its description, not its price', () => {
  expectEnforced('generic', ['genericDescription']);
  expect(adErrors('generic', { genericPrice: '' })).toEqual({});
});

test('[5.publish.numbers] age, price, year, mileage and servicePrice are numbers, never 0 or invalid', () => {
  const car = parseAdForm(validAdForm('vehicle', { mileage: '42,000', price: '4950' }));
  expect(car.details).toMatchObject({ year: expect.any(Number), mileage: 42_000 });
  expect(car.pricePence).toBe(495_000);
  expect(parseAdForm(validAdForm('escort', { age: '29' })).details.age).toBe(29);
  expect(parseAdForm(validAdForm('service', { servicePrice: '45' })).pricePence).toBe(4500);
  for (const zero of [0, '0', '0.00']) {
    const left = parseAdForm(validAdForm('vehicle', { mileage: zero, price: zero }));
    expect(left.details).not.toHaveProperty('mileage');
    expect(left.pricePence).toBeUndefined();
    expect(parseAdForm(validAdForm('service', { servicePrice: zero })).pricePence).toBeUndefined();
  }
  for (const wrong of [0, '0', 'lots', -1]) {
    expect(Object.keys(adErrors('escort', { age: wrong }))).toEqual(['age']);
    expect(Object.keys(adErrors('vehicle', { year: wrong }))).toEqual(['year']);
  }
  for (const wrong of ['lots', -1]) {
    expect(Object.keys(adErrors('vehicle', { mileage: wrong }))).toEqual(['mileage']);
    expect(Object.keys(adErrors('property', { price: wrong }))).toEqual(['price']);
    expect(Object.keys(adErrors('service', { servicePrice: wrong }))).toEqual(['servicePrice']);
  }
});

test('[5.publish.images] an image without a usable src is dropped', () => {
  const [usable] = images(1);
  const sent = [{ src: '' }, { src: 'https://example.com/a.jpg' }, { src: 'data:,' }, usable];
  expect(parseAdForm(validAdForm('goods', { images: sent })).images).toEqual([
    { name: usable?.src, main: true },
  ]);
});
