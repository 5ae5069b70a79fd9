import type { Metadata } from 'next';
import { SearchField } from '@/components/admin/search-field';
import { Badge } from '@/components/ui/badge';
import { requireStaffPage } from '@/lib/auth/staff';
import { foundMost } from '@/lib/catalogue/limits';
import { formatShortDate } from '@/lib/dates';
import { findMembers } from '@/lib/moderation/overview/find-members';
import { plural } from '@/lib/text/plural';

export const metadata: Metadata = { title: 'Users' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function UsersPage({ searchParams }: Props) {
  await requireStaffPage('/admin/users');
  const { q } = await searchParams;
  const words = typeof q === 'string' ? q.slice(0, 100) : '';
  const members = await findMembers(words);
  return (
    <>
      <h1 className="text-2xl font-bold">Users</h1>
      <SearchField label="Username, email address, phone number or id" words={words} />
      {members.length === 0 && <p className="text-muted">Nobody was found.</p>}
      {members.length === foundMost && (
        <p className="text-muted">The latest {foundMost}. Narrow the search.</p>
      )}
      <ul className="grid gap-2">
        {members.map(({ id, username, email, role, createdAt, bannedAt, ads }) => (
          <li key={id} className="card flex flex-wrap items-center gap-x-4 gap-y-1 p-3">
            <a href={`/admin/users/${id}`} className="link font-semibold wrap-anywhere">
              {username}
            </a>
            {bannedAt && <Badge tone="negative">Suspended</Badge>}
            {role !== 'member' && <Badge tone="brand">{role}</Badge>}
            <p className="min-w-0 flex-1 basis-60 text-sm text-muted wrap-anywhere">
              {email} · since {formatShortDate(createdAt)} · {plural(ads, 'ad')}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
