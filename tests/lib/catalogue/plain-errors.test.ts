import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { adForm } from '@/lib/ads/publishing/form/ad-form';
import { categories, type FormKindKey } from '@/lib/catalogue/categories';
import { formKinds } from '@/lib/catalogue/form-kinds/form-kinds';
import { plainError } from '@/lib/catalogue/plain-error';
import { bodies } from '@/lib/openapi/bodies';
import { validAdForm } from '@/tests/builders/ad';

/* No error of an API field, wrong or missing, uses a developer's words. */

const now = new Date('2026-11-20T12:00:00Z');

const wrongValues: unknown[] = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(7000),
  0,
  -1,
  1.5,
  Number.NaN,
  true,
  [],
  [null],
  ['x'],
  [{}],
  [{ src: 5, main: 'x' }],
  {},
  { x: 1 },
  { slug: 5 },
];

const schemaOf = (schema: unknown): z.ZodType =>
  typeof schema === 'function' ? schema(now) : (schema as z.ZodType);

const developers =
  /expected|received|invalid (?:input|option|type|key|uuid|string|literal|date|element)|unrecogni[sz]ed|too (?:small|big)|must match|undefined|\b(?:nan|null|string|boolean|object|array|record)\b/i;

/** Matches "draftId", but not "WhatsApp" and "MakeMe". */
const programName = /\b[a-z]+[A-Z]/;

const isPlain = (message: string) =>
  message.length > 10 &&
  /^[A-Z].*[.!?]?$/.test(message) &&
  !developers.test(message) &&
  !programName.test(message);

function messagesOf(schema: z.ZodType, input: unknown): string[] {
  return (schema.safeParse(input, { error: plainError }).error?.issues ?? []).map(
    ({ message }) => message,
  );
}

function wrongInputs(valid: Record<string, unknown>): unknown[] {
  const fields = Object.keys(valid).flatMap((name) =>
    wrongValues.map((value) => ({ ...valid, [name]: value })),
  );
  return [...wrongValues, ...fields];
}

describe.each(Object.entries(bodies))('%s', (_, { schema, example }) => {
  test('replies plain English', () => {
    for (const input of wrongInputs(example)) {
      for (const message of messagesOf(schemaOf(schema), input)) {
        expect(isPlain(message), `${message} for ${JSON.stringify(input)?.slice(0, 200)}`).toBe(
          true,
        );
      }
    }
  });
});

test.each(Object.keys(formKinds) as FormKindKey[])('an ad of the form %s', (kind) => {
  const extra = {
    phone: '',
    images: [],
    extras: {},
    websiteUrl: '',
    draftId: '',
    version: 1,
    showPhone: 'Yes',
  };
  const names = categories.filter(({ formKind }) => formKind === kind).map(({ name }) => name);
  const fields = Object.fromEntries(formKinds[kind].fields.map(({ name }) => [name, undefined]));
  for (const category of names.slice(0, 3)) {
    const valid = { ...fields, ...validAdForm(kind), ...extra, category };
    for (const input of wrongInputs(valid)) {
      for (const message of messagesOf(adForm(now), input)) {
        expect(isPlain(message), `${message} for ${JSON.stringify(input)?.slice(0, 300)}`).toBe(
          true,
        );
      }
    }
  }
});
