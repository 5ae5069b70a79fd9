import { expect, test } from 'vitest';
import { toValues } from '@/components/wizard/form/values';
import { adFormShape } from '@/lib/ads/publishing/form/ad-form';
import { getMyAds } from '@/lib/ads/reading/queries';
import { categories, categoryGroups } from '@/lib/catalogue/categories';
import * as enumerations from '@/lib/catalogue/enumerations';
import { fieldJsonSchema } from '@/lib/catalogue/form-kinds/field-json-schema';
import { formKinds } from '@/lib/catalogue/form-kinds/form-kinds';
import { db } from '@/lib/db/client';
import { imageUrl } from '@/lib/images/image-url';
import { createAd, createImages, parseAdForm, validAdForm } from '../builders/ad';
import { createMember } from '../builders/member';

/* Entities and enumerations, word for word. */

const list = (text: string) => text.split(', ');

test('[3.my-ad] an ad in My Ads has _id, title, category, location, images, createdAt, expiresAt, isActive', async () => {
  const owner = await createMember();
  const [src] = await createImages(owner, 1);
  const { _id } = await createAd(owner, { form: { images: [{ src, main: true }] } });
  const [ad] = await getMyAds(owner, new Date());
  expect(ad).toMatchObject({
    _id,
    title: 'Oak dining table with six chairs',
    category: 'Home',
    location: { label: 'Ilford, Redbridge (IG1)', district: 'Ilford', city: 'Redbridge' },
    images: [{ src, main: true }],
    createdAt: expect.any(String),
    expiresAt: expect.any(String),
    isActive: true,
  });
});

test('[3.ad-form] the ad form has the names of the specification, and of the decisions draftId and version', () => {
  const named = list(
    'category, location, title, description, userType, gender, age, ethnicity, nationality, languages, services, serviceFees, serviceFor, rates, images, phone, showPhone, extras, websiteUrl, genericDescription, genericPrice, serviceDescription, serviceType, servicePrice, serviceRateType, serviceMode, make, model, year, fuelType, mileage, adType, vehicleOfferType, transmission, bodyType, doors, color, engineSize, co2, propertyType, rooms, surface, availableNow, condition, jobTitle, salary, contractType, experience, certifications, availability, price',
  );
  // Fields of homes and jobs beyond the specification (docs/decisions/034).
  const added = list(
    'bedrooms, bathrooms, furnished, lettingType, availableFrom, deposit, billsIncluded, pets, epcRating, councilTaxBand, workplace',
  );
  // The server decides these itself, whatever a client sends.
  const decided = list(
    'mainCategory, whatsapp, whatsappVerified, verificationCode, plan, isActive, expiresAt, createdAt, visits',
  );
  const taken = new Set(
    categories.flatMap((category) => Object.keys(adFormShape(category, new Date()))),
  );
  expect([...taken].sort()).toEqual([...named, ...added, 'draftId', 'version'].sort());
  expect(decided.filter((name) => taken.has(name))).toEqual([]);
});

test('[3.form-defaults] showPhone defaults to true, in the form to Yes, and plan to basic', async () => {
  expect(parseAdForm(validAdForm('goods')).showPhone).toBe(true);
  expect(parseAdForm(validAdForm('goods', { showPhone: 'No' })).showPhone).toBe(false);
  expect(toValues({}).showPhone).toBe('Yes');
  const { _id: id } = await createAd(await createMember());
  expect(await db.ad.findUnique({ where: { id }, select: { plan: true } })).toEqual({
    plan: 'basic',
  });
});

test('[3.image-src] an image without a scheme is shown from /uploads/', () => {
  expect(imageUrl(`${'a'.repeat(26)}.webp`, 1440)).toBe(`/uploads/${'a'.repeat(26)}.webp`);
});

test('[3.enum.categories] the six groups have exactly their categories, in order', () => {
  expect(
    categoryGroups.map(({ name, categories }) => [name, categories.map(({ name }) => name)]),
  ).toEqual([
    [
      'Free personals',
      list(
        'Friendship - Friends, Gay Escorts, Straight Relationships, Gay and Lesbian, Trans Escorts, Adult Dating, Escorts and Massages, Adult Entertainment, Swingers',
      ),
    ],
    [
      'Services',
      list(
        'Find a tradesman, Web & IT services, Models - Auditions - Photography, Event Planning & Catering, Health-Beauty, Massage, Removals & Storage Services, Transport Services, Interpreting - Translation, Financial Services, Astrology - Psychics, Other Services',
      ),
    ],
    ['Buy & Sell', list('Home, Leisure, Electronics, Fashion, Free Stuff - Swap, Miscellaneous')],
    [
      'Residential Property',
      list(
        'Property to Rent, Flatshare - Rooms to rent, Property for Sale, Land for Sale, Garage Storage, Commercial Property',
      ),
    ],
    [
      'Vehicles',
      list(
        'Cars, Motorbikes & Scooters, Vans, Caravans, Trucks, Vehicle Accessories, Other Vehicles',
      ),
    ],
    [
      'Jobs',
      list('Job Offers, Job Wanted, Part-Time Jobs, Full-Time Jobs, Freelance Jobs, Internships'),
    ],
  ]);
});

test('[3.enum.escort] services, languages, ethnicity, genders and audiences are exactly these', () => {
  expect(enumerations.services).toEqual(
    list(
      'A Levels, BDSM, Dining, Domination, DUO, Escorting, Fetish, French Kiss, GFE, Massage, Modelling, OW, OWO, PSE, Quickie, Role play, Stress Relief, Strip-tease, Tantric Massage, Travel, WS, Phone, Webcam',
    ),
  );
  expect(enumerations.languages).toEqual(
    list('English, Spanish, French, Italian, German, Portuguese, Russian, Chinese, Other'),
  );
  expect(enumerations.ethnicities).toEqual(
    list(
      'White, Black, Asian, Mixed, Latino, Arab, Indian, Mediterranean, Oriental, European, African, Other',
    ),
  );
  expect(enumerations.advertiserTypes).toEqual(['Independent', 'Agency']);
  expect(enumerations.genders).toEqual(['Male', 'Female', 'Transgender', 'Non-binary']);
  expect(enumerations.serviceAudiences).toEqual(['Men', 'Women', 'Couples']);
});

test('[3.enum.nationality] there are 32 nationalities, from United Kingdom to Other, none twice', () => {
  const { nationalities } = enumerations;
  expect(new Set(nationalities).size).toBe(32);
  expect([nationalities[0], nationalities.at(-1)]).toEqual(['United Kingdom', 'Other']);
});

test('[3.enum.rates] six durations, each for incall and outcall, name the rates', () => {
  const durations = list('15min, 30min, 1h, 2h, 4h, overnight');
  const keys = ['incall', 'outcall'].flatMap((place) =>
    durations.map((time) => `${place}_${time}`),
  );
  const field = formKinds.escort.fields.find(({ name }) => name === 'rates');
  const described = field && fieldJsonSchema(field, new Date()).properties;
  expect(Object.keys(described ?? {})).toEqual(keys);
  const rates = Object.fromEntries(['incall_3h', ...keys].map((key) => [key, 150]));
  const { details } = parseAdForm(validAdForm('escort', { rates }));
  expect(Object.keys(details.rates ?? {})).toEqual(keys);
});

test('[3.enum.property] property types and availability are exactly these', () => {
  expect(enumerations.propertyTypes).toEqual(list('Flat, Studio, House, Commercial, Garage, Land'));
  expect(enumerations.yesNo).toEqual(['Yes', 'No']);
});

test('[3.enum.vehicle] fuel, transmission, body, seller and offer types are exactly these', () => {
  expect(enumerations.fuelTypes).toEqual(list('Petrol, Diesel, Hybrid, Electric, Other'));
  expect(enumerations.transmissions).toEqual(list('Manual, Automatic, Semi-auto, Other'));
  expect(enumerations.bodyTypes).toEqual(
    list('Hatchback, Sedan, SUV, Coupe, Convertible, Van, Pickup, Other'),
  );
  expect(enumerations.vehicleSellerTypes).toEqual(['Individual', 'Dealer']);
  expect(enumerations.vehicleOfferTypes).toEqual(['sell', 'buy']);
});

test('[3.enum.service] availability, rate types and modes are exactly these', () => {
  expect(enumerations.availabilities).toEqual(list('Weekdays, Weekends, Evenings, Flexible'));
  expect(enumerations.serviceRateTypes).toEqual(['per hour', 'fixed']);
  expect(enumerations.serviceModes).toEqual(['Remote', 'On-site', 'Both']);
});
