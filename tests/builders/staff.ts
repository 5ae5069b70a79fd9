import type { Staff, StaffRole } from '@/lib/accounts/roles/staff';
import { db } from '@/lib/db/client';
import { createMember } from './member';

/** A member with a role and a session that has passed the second factor. */
export async function createStaff(role: StaffRole = 'moderator') {
  const member = await createMember();
  await db.user.update({ where: { id: member.userId }, data: { role } });
  await db.session.update({
    where: { id: member.sessionId },
    data: { elevatedUntil: new Date(Date.now() + 60_000_000) },
  });
  return { ...member, role } satisfies Staff;
}
