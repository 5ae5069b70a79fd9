import type { Metadata } from 'next';
import { CategoryForm } from '@/components/admin/settings/category-form';
import { ChangeList } from '@/components/admin/settings/change-list';
import { requireStaffPage } from '@/lib/auth/staff';
import { categories } from '@/lib/catalogue/categories';
import { shownName } from '@/lib/catalogue/shown-catalogue';
import { categorySetting, categorySettings, closedCategories } from '@/lib/settings/categories';
import { settingHistory } from '@/lib/settings/store';

export const metadata: Metadata = { title: 'Categories' };

export default async function CategoriesPage() {
  await requireStaffPage('/admin/categories', 'admin');
  const [closed, history] = await Promise.all([
    closedCategories(),
    settingHistory(categorySettings),
  ]);
  return (
    <>
      <h1 className="text-2xl font-bold">Categories</h1>
      <p className="max-w-prose text-muted">
        A closed category takes no new ads and no payments for them. Ads that are there stay and can
        be edited. What people read in menus and lists is changed under{' '}
        <a href="/admin/categories/names" className="link">
          names and order
        </a>
        .
      </p>
      <CategoryForm key={closed.join()} current={closed} />
      <ChangeList
        changes={history.map(({ key, value, at, by }) => ({
          at,
          by,
          text: `${nameOf(key)} was ${value === null ? 'opened' : 'closed'}.`,
        }))}
      />
    </>
  );
}

const nameOf = (setting: string) =>
  categories
    .filter(({ slug }) => categorySetting(slug) === setting)
    .map((one) => shownName(one))[0] ?? setting;
