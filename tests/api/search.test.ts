import { describe, expect, test } from 'vitest';
import { categories } from '@/lib/catalogue/categories';
import { request } from '../builders/servers/http';

const suggest = (text: string, of?: string) =>
  request('GET', `/api/search/suggest?${new URLSearchParams({ q: text, ...(of && { of }) })}`);

describe('GET /api/search/suggest', () => {
  test('offers categories and places, cacheable for five minutes by anybody', async () => {
    const { status, headers, data } = await suggest('cars');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('set-cookie')).toBeNull();
    expect(data[0]).toStrictEqual({
      text: 'Cars',
      kind: 'Category',
      href: '/search?category=cars',
      count: expect.any(Number),
    });
    expect((await suggest('ilford')).data).toContainEqual({
      text: 'Ilford, Redbridge (IG1)',
      kind: 'Place',
      href: '/search?place=ilford-ig1',
    });
  });

  test.each(['', 'i', '%%', "' OR 1=1 --", 'a'.repeat(10_000), '🛁', '\u0000\u0000'])(
    'replies a list to %j',
    async (text) => {
      expect(await suggest(text)).toMatchObject({ status: 200, data: [] });
    },
  );

  test('does not reveal the adult section', async () => {
    const adult = categories.filter(({ isAdult }) => isAdult).map(({ name }) => name);
    for (const text of ['escort', 'swing', 'adult', 'trans e']) {
      const { data } = await suggest(text);
      for (const { kind, href, category } of data) {
        expect(kind).toBe('');
        expect(href).toMatch(/^\/search\?q=/);
        expect(adult).not.toContain(category);
      }
    }
    expect((await suggest('adult')).data).toEqual([]);
    expect((await suggest('escorts and')).data).toEqual([]);
    expect((await suggest('swingers')).data).toEqual([]);
  });

  describe('for places only', () => {
    test('offers whole regions and towns, then their districts, and nothing else', async () => {
      const { status, headers, data } = await suggest('leeds', 'places');
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=300');
      expect(data[0]).toStrictEqual({
        text: 'Leeds',
        kind: 'Place',
        href: '/search?place=leeds',
      });
      expect(data).toContainEqual({
        text: 'Leeds (LS1)',
        kind: 'Place',
        href: '/search?place=leeds-ls1',
      });
      for (const { kind, count } of data) expect([kind, count]).toEqual(['Place', undefined]);
    });

    test('knows postcodes, tolerates typos, and omits words, categories and makes', async () => {
      expect((await suggest('IG1', 'places')).data[0].text).toBe('Ilford, Redbridge (IG1)');
      const misspelt = (await suggest('nottigham', 'places')).data;
      expect(misspelt[0].text).toContain('Nottingham');
      for (const text of ['cars', 'ford', 'sofa']) {
        for (const { kind } of (await suggest(text, 'places')).data) expect(kind).toBe('Place');
      }
    });

    test('is refused for other kinds', async () => {
      expect(await suggest('leeds', 'people')).toMatchObject({
        status: 400,
        data: { code: 'invalid', fields: { of: expect.any(String) } },
      });
      expect(await suggest('l', 'places')).toMatchObject({ status: 200, data: [] });
      expect(await suggest("' OR 1=1 --", 'places')).toMatchObject({ status: 200, data: [] });
    });
  });
});
