import { afterEach, describe, expect, test } from 'vitest';
import {
  nothingChanged,
  type ShownChanges,
  showChanges,
  shownCategory,
} from '@/lib/catalogue/shown-catalogue';
import { slugsIn } from '@/lib/catalogue/shown-lines';
import { addTime, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import {
  changeShownCatalogue,
  previewShownCatalogue,
} from '@/lib/moderation/change-shown-catalogue';
import { shownCatalogueChange } from '@/lib/moderation/schema';
import { readShownChanges, renewShownCatalogue } from '@/lib/settings/shown-catalogue';
import { shownHistory } from '@/lib/settings/shown-history';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();

afterEach(async () => {
  await db.setting.deleteMany();
  showChanges(nothingChanged);
});

const parse = (changes: object, before: object = nothingChanged) =>
  shownCatalogueChange.parse({ changes, before });

async function change(changes: Partial<ShownChanges>, before = nothingChanged, at = now) {
  const admin = await createStaff('admin');
  await changeShownCatalogue(admin, parse({ ...nothingChanged, ...changes }, before), at);
  return admin;
}

const firstLast = (key: string) => [...slugsIn(key).slice(1), ...slugsIn(key).slice(0, 1)];

test('new names and an order apply to everybody, are audited, and do not change API values', async () => {
  const vehicles = firstLast('vehicles');
  const changes = { names: { cars: 'Motor cars' }, order: { vehicles } };
  const { userId } = await change(changes);
  expect(await readShownChanges()).toEqual(changes);
  expect(shownCategory('Cars')).toBe('Cars');
  expect(await renewShownCatalogue()).toBe(true);
  expect(shownCategory('Cars')).toBe('Motor cars');
  expect(await renewShownCatalogue()).toBe(false);
  const audit = { actorId: userId, action: { startsWith: 'category.' } };
  expect(await db.auditEntry.findMany({ where: audit, orderBy: { action: 'asc' } })).toMatchObject([
    { action: 'category.moved', subjectType: 'category', subjectId: 'vehicles' },
    {
      action: 'category.renamed',
      subjectId: 'cars',
      data: { from: 'Cars', to: 'Motor cars' },
    },
  ]);
});

test('what equals the catalogue is not stored as a change', async () => {
  await change({ names: { cars: 'Cars' }, order: { jobs: slugsIn('jobs') } });
  expect(await db.setting.count()).toBe(0);
});

test('the history has authors, times and a state to restore', async () => {
  const first = { names: { cars: 'Motor cars' }, order: {} };
  const second = { names: { cars: 'Autos', vans: 'Lorries' }, order: {} };
  await change(first);
  const admin = await change(second, first, addTime(now, minute));
  const { username } = await db.user.findUniqueOrThrow({ where: { id: admin.userId } });
  const history = await shownHistory();
  expect(history).toMatchObject([
    {
      by: username,
      at: addTime(now, minute),
      lines: [
        { slug: 'cars', before: 'Motor cars', after: 'Autos' },
        { slug: 'vans', before: 'Vans', after: 'Lorries' },
      ],
      before: first,
    },
    {
      at: now,
      lines: [{ slug: 'cars', before: 'Cars', after: 'Motor cars' }],
      before: nothingChanged,
    },
  ]);
  const back = history[0]?.before ?? nothingChanged;
  await change(back, second, addTime(now, 2 * minute));
  expect(await readShownChanges()).toEqual(first);
  await change(nothingChanged, first, addTime(now, 3 * minute));
  expect(await readShownChanges()).toEqual(nothingChanged);
  expect(await shownHistory()).toHaveLength(4);
});

test('a preview shows menu, list and headings, and changes nothing', async () => {
  const groups = firstLast('groups');
  const preview = await previewShownCatalogue({
    names: { cars: 'Motor cars', property: 'Homes' },
    order: { groups, vehicles: firstLast('vehicles') },
  });
  expect(preview.menu).toEqual([
    ...['Services', 'Buy & Sell', 'Homes', 'Vehicles', 'Jobs', 'Personals', 'Adult'],
  ]);
  expect(preview.groups[2]?.name).toBe('Homes');
  expect(preview.groups[3]?.categories.at(-1)).toBe('Motor cars');
  expect(preview.headings).toEqual([
    { before: 'Property', after: 'Homes' },
    { before: 'Cars for sale', after: 'Motor cars' },
  ]);
  expect(preview.lines).toHaveLength(4);
  expect(await db.setting.count()).toBe(0);
});

test('concurrent changes by two admins conflict', async () => {
  await change({ names: { cars: 'Motor cars' } });
  await expect(change({ names: { vans: 'Lorries' } })).rejects.toMatchObject({ code: 'conflict' });
});

describe('refused:', () => {
  test.each([
    ['a name of another category of its group', { names: { vans: 'cars' } }, 'names.vans'],
    ['a name of another group', { names: { jobs: 'Vehicles' } }, 'names.jobs'],
    ['a name of the menu', { names: { jobs: 'Adult' } }, 'names.jobs'],
    ['an order that leaves some out', { order: { jobs: ['job-offers'] } }, 'order.jobs'],
    [
      'an order that names one twice',
      { order: { jobs: [...slugsIn('jobs').slice(1), 'internships'] } },
      'order.jobs',
    ],
  ])('%s', async (_, changes, field) => {
    await expect(change(changes)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [`changes.${field}`]: expect.any(String) },
    });
  });

  test('names that are too short, too long or of unknown slugs, and orders of unknown lists', () => {
    for (const names of [{ cars: ' a ' }, { cars: 'a'.repeat(61) }, { nowhere: 'Cars' }]) {
      expect(() => parse({ names, order: {} }), JSON.stringify(names)).toThrow();
    }
    expect(() => parse({ names: {}, order: { nowhere: ['cars'] } })).toThrow();
    expect(() => parse({ names: {}, order: { vehicles: ['nowhere'] } })).toThrow();
  });
});

test('categories of different groups may share a name, and two may swap names', async () => {
  await change({ names: { cars: 'Vans', vans: 'Cars', leisure: 'Services' } });
  expect((await readShownChanges()).names).toMatchObject({ cars: 'Vans', leisure: 'Services' });
});

test('a name is one line of plain text', () => {
  const { changes } = parse({ names: { cars: ' Motor\u202e\n  cars\u200b ' }, order: {} });
  expect(changes.names).toEqual({ cars: 'Motor cars' });
});
