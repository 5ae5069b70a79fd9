import { describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';

/* Facets read from an ad's text for empty fields: told_facets of the migrations. */

type Told = Readonly<Record<string, string | number>>;

async function told(said: string, details: object = {}, category = 'property-to-rent') {
  const form = ['home', 'leisure'].includes(category) ? 'goods' : 'property';
  const [title = '', ...description] = said.split(' | ');
  const [row] = await db.$queryRaw<{ facets: Told }[]>`
    SELECT told_facets(${category}, ${form}, ${title}, ${description.join(' ')}, ${details}::jsonb) AS "facets"`;
  return row?.facets;
}

const inRoom = (said: string) => told(said, { lettingType: 'Room' }, 'flatshare-rooms-to-rent');

describe('bills', () => {
  test.each([
    ['Double room, all bills included', 'Yes'],
    ['Double room, bills inc', 'Yes'],
    ['En suite double, bills in, Allestree', 'Yes'],
    ['Room to let | £550 a month. All bills and wifi included.', 'Yes'],
    ['Room to let | Includes all bills.', 'Yes'],
    ['Room to let | Price incl. bills', 'Yes'],
    ['Room to let | Rent inclusive of all the bills', 'Yes'],
    ['Room to let | All bills', 'Yes'],
    ['Room to let | Bills are included', 'Yes'],
    ['Room to let | No bills to pay', 'Yes'],
    ['Room to let | No bills included', 'No'],
    ['Room to let | £450 plus bills', 'No'],
    ['Room to let | £450 excl. bills', 'No'],
    ['Room to let | £450 + bills', 'No'],
    ['Room to let | Bills not included', 'No'],
    ['Room to let | Excluding bills', 'No'],
    ['Room to let | Not including bills', 'No'],
    ['Room to let | The tenant pays all bills', 'No'],
    ['Room to let | Bills are split four ways', 'No'],
    ['Room to let | Some bills included', 'Some'],
    ['Room to let | Bills included except electric', 'Some'],
    ['Room to let | Bills included. In summer plus bills.', undefined],
    ['Room to let | Duck bills and feathers', undefined],
    ['Room to let | I can help with bills', undefined],
    ['Room to let | Close to the station', undefined],
  ])('%s: %s', async (said, bills) => {
    expect((await inRoom(said))?.billsIncluded).toBe(bills);
  });
});

describe('pets', () => {
  test.each([
    ['Three bed semi, dogs considered', 'By agreement'],
    ['Flat | Pets considered', 'By agreement'],
    ['Flat | Will consider a small dog', 'By agreement'],
    ['Flat | Pets by arrangement', 'By agreement'],
    ['Flat | Pets negotiable', 'By agreement'],
    ['Flat, pet friendly', 'Yes'],
    ['Flat | Pets welcome', 'Yes'],
    ['Flat | Cats and dogs allowed', 'Yes'],
    ['Flat | Dogs ok', 'Yes'],
    ['Flat | No pets', 'No'],
    ['Flat | Sorry, no pets or smokers', 'No'],
    ['Flat | No smokers or pets', 'No'],
    ['Flat | No DSS, no pets', 'No'],
    ['Flat | Pets not allowed', 'No'],
    ['Flat | Not suitable for pets', 'No'],
    ['Flat | No pets please, though cats considered', undefined],
    ['Flat | Cats welcome, no dogs', undefined],
    ['Flat | Next to a pet shop', undefined],
    ['Flat | By a dog friendly pub', undefined],
  ])('%s: %s', async (said, pets) => {
    expect((await told(said))?.pets).toBe(pets);
  });
});

describe('housing benefit', () => {
  test.each([
    ['Flat | DSS welcome', 'Accepted'],
    ['Flat, DSS accepted', 'Accepted'],
    ['Flat | DSS/Universal Credit considered', 'Accepted'],
    ['Flat | Universal credit tenants are welcome', 'Accepted'],
    ['Flat | We accept housing benefit', 'Accepted'],
    ['Flat | DSS friendly landlord', 'Accepted'],
    ['Flat | No DSS', undefined],
    ['Flat | DSS not accepted', undefined],
    ['Flat | Has the benefits of a garden', undefined],
  ])('%s: %s', async (said, benefits) => {
    expect((await told(said))?.benefits).toBe(benefits);
  });
});

describe('furniture', () => {
  test.each([
    ['Furnished flat', 'Furnished'],
    ['Flat | Comes fully furnished.', 'Furnished'],
    ['Flat | Unfurnished', 'Unfurnished'],
    ['Flat | Un-furnished', 'Unfurnished'],
    ['Flat | Part furnished', 'Part furnished'],
    ['Flat | Partly-furnished', 'Part furnished'],
    ['Flat | Furnished or unfurnished', undefined],
    ['Flat | Can be furnished', undefined],
    ['Flat', undefined],
  ])('%s: %s', async (said, furnished) => {
    expect((await told(said))?.furnished).toBe(furnished);
  });
});

describe('deposit in pence', () => {
  test.each([
    ['Flat | Deposit £850', 85_000],
    ['Flat | Deposit of £1,150 required', 115_000],
    ['Flat | £600 deposit', 60_000],
    ['Flat | £1,000 security deposit.', 100_000],
    ['Flat | No deposit', 0],
    ['Flat | Holding deposit £100', undefined],
    ['Flat | Deposit £500, or deposit £900 with a pet', undefined],
    ['Flat | Deposit of five weeks', undefined],
    ['Flat | £800 a month, deposit on request', undefined],
  ])('%s: %s', async (said, deposit) => {
    expect((await told(said))?.deposit).toBe(deposit);
  });
});

describe('bedrooms and bathrooms', () => {
  test.each([
    ['Two bed flat in Leeds', 2, undefined],
    ['3 bedroom house | Two bedrooms have a view', 3, undefined],
    ['House to let | Three double bedrooms, 2 bathrooms', 3, 2],
    ['House to let | One bedroom up, two bedrooms down', undefined, undefined],
    ['Studio flat, city centre', 0, undefined],
    ['Flat | New sofa bed', undefined, undefined],
    ['Flat | The estate is 30 years old', undefined, undefined],
  ])('%s: %s, %s', async (said, bedrooms, bathrooms) => {
    expect(await told(said)).toEqual({
      ...(bedrooms !== undefined && { bedrooms }),
      ...(bathrooms !== undefined && { bathrooms }),
    });
  });

  test('a room in a house has no bedroom count', async () => {
    expect(await inRoom('Room in a 4 bed house')).toEqual({});
  });

  test('homes for sale have bedrooms, and no bills', async () => {
    const said = 'Three bed semi, bills included, pets welcome, furnished';
    expect(await told(said, {}, 'property-for-sale')).toEqual({ bedrooms: 3 });
    expect(await told(said, { propertyType: 'Land' }, 'property-for-sale')).toEqual({});
    expect(await told('Two bed plot', {}, 'land-for-sale')).toEqual({});
  });
});

describe('condition of goods', () => {
  test.each([
    ['Brand new kettle', 'New'],
    ['Kettle, brand new', 'New'],
    ['BNIB kettle', 'New'],
    ['Kettle (unused)', 'New'],
    ['Kettle | Never used. Unwanted gift.', 'New'],
    ['Kettle | Still in the box', 'New'],
    ['Dress | Worn once.', 'Like new'],
    ['Kettle - as new', 'Like new'],
    ['Kettle | Like new, barely used', 'Like new'],
    ['Kettle, spares or repair', 'For parts or repair'],
    ['Kettle, not working', 'For parts or repair'],
    ['Bike with brand new tyres', undefined],
    ['Bike | Brand new tyres', undefined],
    ['Cooker | The grill was never used much', undefined],
    ['New balance trainers', undefined],
    ['Kettle | Brand new. Well, like new.', undefined],
  ])('%s: %s', async (said, condition) => {
    expect((await told(said, {}, 'home'))?.condition).toBe(condition);
  });
});

test('filled-in fields, and wanted ads, are not parsed', async () => {
  const said = 'Two bed flat, bills included, pets welcome, furnished, £500 deposit, 2 bathrooms';
  const given = {
    bedrooms: 3,
    bathrooms: 1,
    billsIncluded: 'No',
    pets: 'No',
    furnished: 'Unfurnished',
    deposit: 1,
  };
  expect(await told(said, given)).toEqual({});
  expect(await told(said, { adType: 'Wanted' })).toEqual({});
  expect(await told('Kettle, brand new', { condition: 'Fair' }, 'home')).toEqual({});
});
