import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { adForm } from '@/lib/ads/publishing/form/ad-form';
import { categories } from '@/lib/catalogue/categories';
import { vehicleYears } from '@/lib/catalogue/enumerations';
import { isAlwaysRequired } from '@/lib/catalogue/form-kinds/applicable-fields';
import { formKinds } from '@/lib/catalogue/form-kinds/form-kinds';
import { descriptionLength, titleLength } from '@/lib/catalogue/limits';
import { errorStatus } from '@/lib/errors';
import { bodies } from '@/lib/openapi/bodies';
import { openApiDocument } from '@/lib/openapi/document';
import { type Body, validAdForm } from '../../builders/ad';
import { anyAd } from '../../builders/any-ad-form';
import { testPhone } from '../../builders/member';

const now = new Date('2026-03-01T12:00:00Z');
const document = openApiDocument(now);
const { schemas } = document.components;

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

type Property = { [keyword: string]: unknown; properties: Record<string, Property> };
const propertiesOf = (name: string) => (schemas[name] as Property).properties;

/** A validator from the document's schema of a component. */
function checkerOf(name: string) {
  const text = JSON.stringify({ $defs: schemas, ...schemas[name] });
  return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
}

function* valuesOf(key: string, value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === key) yield inner;
    else yield* valuesOf(key, inner);
  }
}

const at = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Body | undefined)?.[key], document);

describe('the document', () => {
  test('is JSON in OpenAPI 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test('has no dangling references', () => {
    const references = [...valuesOf('$ref', document)].map(String);
    const mapped = [...valuesOf('mapping', document)].flatMap((map) => Object.values(map as Body));
    expect(references.length).toBeGreaterThan(100);
    const dead = [...references, ...mapped.map(String)].filter((pointer) => !at(pointer));
    expect(dead).toEqual([]);
  });

  test('has no unused schemas', () => {
    const used = JSON.stringify(document);
    const idle = Object.keys(schemas).filter(
      (name) => !used.includes(`"#/components/schemas/${name}"`),
    );
    expect(idle).toEqual([]);
  });

  test('gives every operation a unique id, a described tag and a summary', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = document.tags.map(({ name }) => name);
    for (const operation of operations) {
      expect(tags).toContain(operation.tags[0]);
      expect(operation.summary).not.toBe('');
    }
  });

  test.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]))(
    'declares exactly the path parameters of %s',
    (_, { path, parameters }) => {
      const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
      const declared = parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(inPath);
      expect(declared.every(({ required }) => required)).toBe(true);
    },
  );

  test('has one success and only known errors per operation', () => {
    const statuses = Object.values(errorStatus).map(String);
    for (const { responses } of operations) {
      const codes = Object.keys(responses);
      expect(codes.filter((status) => status.startsWith('2'))).toHaveLength(1);
      const errors = codes.filter((status) => !status.startsWith('2'));
      expect(statuses).toEqual(expect.arrayContaining(errors));
    }
  });

  test('uses only declared security schemes', () => {
    const schemes = Object.keys(document.components.securitySchemes);
    const named = operations.flatMap(({ security }) => security.flatMap(Object.keys));
    expect([...new Set(named)].sort()).toEqual(schemes.sort());
  });

  test('describes transformed fields by the checks after the transformation', () => {
    expect(propertiesOf('Credentials').email).toMatchObject({ format: 'email', maxLength: 254 });
    expect(propertiesOf('GoodsAdForm').title).toMatchObject({
      type: 'string',
      minLength: titleLength.min,
      maxLength: titleLength.max,
    });
    expect(propertiesOf('Registration').password).toMatchObject({ minLength: 8, maxLength: 128 });
  });
});

describe('the examples', () => {
  test.each(Object.entries(bodies))('%s is valid for its schema', (name, body) => {
    const schema = typeof body.schema === 'function' ? body.schema(now) : body.schema;
    expect(schema.safeParse(body.example).error).toBeUndefined();
    expect(checkerOf(name).safeParse(body.example).error).toBeUndefined();
  });
});

describe('the ad form', () => {
  test('maps every category to the form of its kind', () => {
    const { mapping } = at('#/components/schemas/AdForm/discriminator') as {
      mapping: Record<string, string>;
    };
    expect(Object.keys(mapping)).toEqual(categories.map(({ name }) => name));
    for (const { name } of categories) {
      const kind = at(mapping[name] ?? '') as Property;
      expect(kind.properties.category?.enum).toContain(name);
    }
  });

  test.each(Object.values(formKinds))('describes each field of the kind $key', (kind) => {
    const name = `${kind.key.charAt(0).toUpperCase()}${kind.key.slice(1)}AdForm`;
    const { required } = schemas[name] as { required: string[] };
    for (const field of kind.fields) {
      expect(propertiesOf(name)[field.name]).toMatchObject({ title: field.label });
      expect(required.includes(field.name)).toBe(isAlwaysRequired(field));
    }
    expect(propertiesOf(name).description).toMatchObject({ maxLength: descriptionLength.max });
    expect(propertiesOf(name).images).toMatchObject({ maxItems: kind.maxImages });
  });

  test('offers the years as of its date', () => {
    const years = vehicleYears(now).map(Number);
    expect(propertiesOf('VehicleAdForm').year).toMatchObject({
      minimum: years.at(-1),
      maximum: years[0],
    });
  });

  const checker = checkerOf('AdForm');

  test('accepts what the site accepts', () => {
    fc.assert(
      fc.property(anyAd(now, testPhone), ({ body }) => {
        const sent = JSON.parse(JSON.stringify(body));
        expect(adForm(now).safeParse(sent).success).toBe(true);
        expect(checker.safeParse(sent).error).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['a category that is none', 'goods', { category: 'Spaceships' }],
    ['a short title', 'goods', { title: 'Too short' }],
    ['no description', 'goods', { description: undefined }],
    ['a condition that is none', 'goods', { condition: 'Shiny' }],
    ['no make', 'vehicle', { make: undefined }],
    ['a year of the future', 'vehicle', { year: 2031 }],
    ['a tenth door', 'vehicle', { doors: 10 }],
    ['a price below nothing', 'property', { price: -1 }],
    ['half a room', 'property', { rooms: 1.5 }],
    ['an age under 18', 'escort', { age: 17 }],
    ['no services', 'escort', { services: [] }],
    ['a language that is none', 'escort', { languages: ['Elvish'] }],
    ['no rates', 'escort', { rates: {} }],
  ] as const)('refuses what the site refuses: %s', (_, kind, changes) => {
    const sent = JSON.parse(JSON.stringify(validAdForm(kind, changes)));
    expect(adForm(now).safeParse(sent).success).toBe(false);
    expect(checker.safeParse(sent).success).toBe(false);
  });
});
