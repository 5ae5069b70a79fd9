import { describe, expect, test } from 'vitest';
import { request } from '../builders/http';

const suggest = (text: string) =>
  request('GET', `/api/search/suggest?q=${encodeURIComponent(text)}`);

describe('GET /api/search/suggest', () => {
  test('offers categories and places, and may be cached for five minutes by anybody', async () => {
    const { status, headers, data } = await suggest('cars');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('set-cookie')).toBeNull();
    expect(data[0]).toStrictEqual({
      text: 'Cars',
      kind: 'Category',
      href: '/search?category=cars',
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

  test('says nothing of the adult section', async () => {
    // Ordinary ads may say that lessons are for adults: only the words are theirs.
    for (const text of ['escort', 'swing', 'adult', 'trans e']) {
      const { data } = await suggest(text);
      for (const { kind, href } of data) expect([kind, href]).toEqual(['', undefined]);
    }
    expect((await suggest('escorts and')).data).toEqual([]);
    expect((await suggest('swingers')).data).toEqual([]);
  });
});
