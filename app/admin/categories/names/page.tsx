import type { Metadata } from 'next';
import { NamesForm } from '@/components/admin/names/names-form';
import { requireStaffPage } from '@/lib/auth/staff';
import { readShownChanges } from '@/lib/settings/shown-catalogue';
import { shownHistory } from '@/lib/settings/shown-history';

export const metadata: Metadata = { title: 'Names and order of categories' };

export default async function CategoryNamesPage() {
  await requireStaffPage('/admin/categories/names', 'admin');
  const [current, history] = await Promise.all([readShownChanges(), shownHistory()]);
  return (
    <>
      <h1 className="text-2xl font-bold">Names and order of categories</h1>
      <p className="max-w-prose text-muted">
        People see these names and this order in menus, lists, forms and mails. Addresses and the
        API keep the names of the catalogue, and the search understands both. The menu of the home
        page has an order of its own until groups are moved. Which categories take new ads is{' '}
        <a href="/admin/categories" className="link">
          another page
        </a>
        .
      </p>
      <NamesForm key={JSON.stringify(current)} current={current} history={history} />
    </>
  );
}
