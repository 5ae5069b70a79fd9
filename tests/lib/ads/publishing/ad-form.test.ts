import { describe, expect, test } from 'vitest';
import { adForm } from '@/lib/ads/publishing/form/ad-form';
import { checkWebsiteUrl } from '@/lib/ads/publishing/form/website-url';
import { categoryOf } from '@/lib/catalogue/categories';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';

const now = new Date('2026-11-20T12:00:00Z');

const base = {
  title: 'A title that is long enough',
  description: 'A description that is long enough.',
  location: { slug: 'ilford-ig1' },
};

const car = {
  ...base,
  category: 'Cars',
  adType: 'Individual',
  vehicleOfferType: 'sell',
  make: 'Ford',
  model: 'Fiesta',
  year: '2014',
  fuelType: 'Petrol',
  mileage: '78,000',
  transmission: 'Manual',
  bodyType: 'Hatchback',
  doors: '5',
  color: 'Blue',
  engineSize: '1.2',
  co2: '120',
  price: '3450.50',
};

const escort = {
  ...base,
  category: 'Escorts and Massages',
  userType: 'Independent',
  gender: 'Female',
  age: '28',
  ethnicity: 'European',
  languages: ['French', 'English'],
  services: ['Massage', 'Dining'],
  serviceFees: { Massage: '40', Dining: '', Travel: '99' },
  serviceFor: ['Men'],
  rates: { incall_1h: '150', outcall_1h: 180.5, incall_2h: '', bogus_1h: 5 },
};

const parse = (input: unknown) => adForm(now).safeParse(input);

function errorsOf(input: unknown): Record<string, string> {
  const result = parse(input);
  if (result.success) return {};
  return Object.fromEntries(
    result.error.issues.map(({ path, message }) => [path.join('.'), message]),
  );
}

function formOf(input: unknown) {
  const result = parse(input);
  if (!result.success) throw result.error;
  return result.data;
}

describe('a valid form', () => {
  test('is converted: numbers from text, pounds to pence, the price apart from the details', () => {
    const form = formOf(car);
    expect(form.pricePence).toBe(345_050);
    expect(form.details).toMatchObject({ year: 2014, mileage: 78_000, engineSize: 1.2, doors: 5 });
    expect(form.details).not.toHaveProperty('price');
  });

  test('keeps only fees of chosen services and rates of known keys, and uses the lowest rate in lists', () => {
    const form = formOf(escort);
    expect(form.details.serviceFees).toEqual({ Massage: 4000 });
    expect(form.details.rates).toEqual({ incall_1h: 15_000, outcall_1h: 18_050 });
    expect(form.details.languages).toEqual(['English', 'French']);
    expect(form.pricePence).toBe(15_000);
  });

  test('takes its price unit from the category or from the rate type', () => {
    const home = {
      propertyType: 'House',
      rooms: 3,
      surface: 900,
      availableNow: 'Yes',
      price: 1200,
    };
    expect(formOf({ ...base, ...home, category: 'Property to Rent' }).priceUnit).toBe('month');
    expect(formOf({ ...base, ...home, category: 'Property for Sale' }).priceUnit).toBe('total');
    const service = {
      ...base,
      category: 'Massage',
      serviceType: 'Sports massage',
      availability: 'Evenings',
      servicePrice: 45,
      serviceRateType: 'per hour',
      serviceMode: 'On-site',
    };
    expect(formOf(service).priceUnit).toBe('hour');
  });

  test('has exactly one main picture, and only pictures with a usable source', () => {
    const name = (letter: string) => `${letter.repeat(26)}.webp`;
    const images = [
      { src: 'https://elsewhere.example/a.jpg', main: true },
      { src: name('a') },
      { src: `/uploads/${name('b')}`, main: true },
      { src: name('b'), main: true },
      { src: 'data:image/png;base64,xxxx' },
      { src: '../../etc/passwd' },
    ];
    expect(formOf({ ...car, images }).images).toEqual([
      { name: name('a'), main: false },
      { name: name('b'), main: true },
    ]);
    expect(formOf({ ...car, images: [{ src: name('a') }] }).images[0]?.main).toBe(true);
  });

  test('drops unknown keys and upgrades', () => {
    const form = formOf({
      ...car,
      ownerId: 'somebody',
      moderation: 'approved',
      extras: { vip: true, featured: 'true', gold: true, highlight: false },
    });
    expect(form.extras).toEqual(['vip']);
    expect(Object.keys(form.details)).not.toContain('ownerId');
    expect(form).not.toHaveProperty('moderation');
  });

  test('may be exactly at the limits', () => {
    expect(errorsOf({ ...car, title: 'x'.repeat(15), description: 'y'.repeat(5000) })).toEqual({});
    expect(errorsOf({ ...car, year: '1987' })).toEqual({});
    expect(errorsOf({ ...escort, age: 18 })).toEqual({});
    expect(errorsOf({ ...escort, age: 99 })).toEqual({});
  });
});

describe('an invalid form names the field', () => {
  test.each([
    ['Cars', car],
    ['Escorts and Massages', escort],
  ])('for every field that %s marks with an asterisk', (_, valid) => {
    const category = categoryOf(valid.category === 'Cars' ? 'cars' : 'escorts-and-massages');
    const required = formKindOf(category).fields.filter((field) => field.required);
    for (const empty of ['', undefined, null]) {
      for (const { name } of required) {
        expect(Object.keys(errorsOf({ ...valid, [name]: empty }))).toEqual([name]);
      }
    }
  });

  test.each([
    ['title', 'x'.repeat(14), 'Title needs at least 15 characters.'],
    ['title', 'x'.repeat(101), 'Title can have at most 100 characters.'],
    ['title', ` ${'\u200b'.repeat(20)} `, 'Title needs at least 15 characters.'],
    ['title', undefined, 'Please enter: Title.'],
    ['title', ['a'], 'Please enter: Title.'],
    ['description', 'too short', 'Description needs at least 20 characters.'],
    ['description', 'x'.repeat(5001), 'Description can have at most 5000 characters.'],
    ['location', undefined, 'Please choose a location from the list.'],
    ['location', '', 'Please choose a location from the list.'],
    ['location', { slug: '' }, 'Please choose a location from the list.'],
    ['year', '1986', 'Please choose one of the options.'],
    ['year', '2027', 'Please choose one of the options.'],
    ['fuelType', 'Steam', 'Please choose one of the options.'],
    ['mileage', '-5', 'Mileage must be a whole number from 1 to 2,000,000.'],
    ['mileage', 'lots', 'Mileage must be a number.'],
    ['mileage', '78,0', 'Mileage must be a number.'],
    ['engineSize', '1,6', 'Engine size must be a number.'],
    ['price', '12,50', 'Please enter an amount in pounds, for example 120 or 12.50.'],
    ['price', '99999999999', 'Please enter at most £10,000,000.'],
    ['doors', '4.5', 'Doors must be a whole number from 0 to 9.'],
    ['price', '-3', 'Please enter an amount in pounds, for example 120 or 12.50.'],
    ['price', '1e9', 'Please enter an amount in pounds, for example 120 or 12.50.'],
    ['price', { $gt: 0 }, 'Please enter an amount in pounds, for example 120 or 12.50.'],
    ['make', 'x'.repeat(41), 'Make can have at most 40 characters.'],
    ['category', 'Spaceships', 'Please choose a category from the list.'],
    ['category', undefined, 'Please choose a category.'],
  ])('%s = %j', (field, value, message) => {
    expect(errorsOf({ ...car, [field]: value })).toEqual({ [field]: message });
  });

  test('the years to choose from depend on the current year', () => {
    const inYear = (year: number) =>
      adForm(new Date(`${year}-06-01T12:00:00Z`)).safeParse({ ...car, year: '2027' }).success;
    expect([2026, 2027, 2026].map(inYear)).toEqual([false, true, false]);
  });

  test.each([17, 100, '17', 'eighteen', 18.5])('an escort of age %s is refused', (age) => {
    expect(Object.keys(errorsOf({ ...escort, age }))).toEqual(['age']);
  });

  test.each(['Adult Dating', 'Swingers', 'Gay Escorts'])(
    '%s needs an age of 18 or more',
    (name) => {
      const form = { ...base, category: name, genericDescription: base.description };
      expect(Object.keys(errorsOf(form))).toEqual(['age']);
      expect(Object.keys(errorsOf({ ...form, age: 17 }))).toEqual(['age']);
      expect(formOf({ ...form, age: '18' }).details.age).toBe(18);
    },
  );

  test('a form without rates, or only zeros, is refused', () => {
    expect(errorsOf({ ...escort, rates: { incall_1h: 0, outcall_1h: '' } })).toEqual({
      rates: 'Please enter at least one rate.',
    });
  });

  test('a wrong rate or fee is named with its row and column or its service', () => {
    const amount = 'Please enter an amount in pounds, for example 120 or 12.50.';
    const rates = { incall_1h: 'abc', outcall_overnight: '1,5', outcall_2h: '200', bogus_1h: 'x' };
    expect(errorsOf({ ...escort, rates })).toEqual({
      'rates.incall_1h': `Incall, 1 h: ${amount}`,
      'rates.outcall_overnight': `Outcall, Overnight: ${amount}`,
    });
    const serviceFees = { Massage: 'free', Dining: '99999999', Travel: 'not offered' };
    expect(errorsOf({ ...escort, serviceFees })).toEqual({
      'serviceFees.Massage': `Massage: ${amount}`,
      'serviceFees.Dining': 'Dining: Please enter at most £10,000,000.',
    });
  });

  test('too many pictures', () => {
    const images = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ src: `${'a'.repeat(24)}${10 + index}.webp` }));
    expect(errorsOf({ ...car, images: images(12) })).toEqual({});
    expect(errorsOf({ ...car, images: images(13) })).toEqual({
      images: 'You can upload a maximum of 12 images.',
    });
    const phone = { ...base, category: 'Electronics', genericDescription: base.description };
    expect(errorsOf({ ...phone, images: images(7) })).toEqual({
      images: 'You can upload a maximum of 6 images.',
    });
  });

  test.each([null, 5, 'text', [], [[]]])('a body of %j is refused', (body) => {
    expect(parse(body).success).toBe(false);
  });
});

describe('the address of a website', () => {
  test.each(['https://example.co.uk', 'https://www.example.co.uk/shop?a=1#b'])(
    '%s is accepted',
    (url) => {
      expect(checkWebsiteUrl(url)).toEqual({ url: new URL(url).href });
    },
  );

  const start = 'starts with https://';
  const name = 'is not the name of a public website';
  test.each([
    ['http://example.co.uk', start],
    ['javascript:alert(1)', start],
    ['example.co.uk', start],
    ['https://', 'Please enter a full address, for example'],
    ['https://user:pass@example.co.uk', 'user name and password'],
    ['https://example.co.uk:8443', 'the port “:8443”'],
    ['https://192.168.1.1/', `“192.168.1.1” ${name}`],
    ['https://localhost', name],
    ['https://127.0.0.1', name],
    ['https://[::1]/', name],
    ['https://2130706433', name],
    ['https://0x7f.1', name],
    ['https://printer.local', name],
  ])('%s is refused with what is wrong', (url, problem) => {
    expect(checkWebsiteUrl(url)).toEqual({ problem: expect.stringContaining(problem) });
  });
});
