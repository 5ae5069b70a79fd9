import 'server-only';
import { notFound as pageNotFound, redirect } from 'next/navigation';
import type { Actor } from '@/lib/accounts/actor';
import { hasRole, type Staff, type StaffRole } from '@/lib/accounts/roles/staff';
import { isElevated } from '@/lib/accounts/second-factor/elevation';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { AppError, notFound } from '@/lib/errors';
import { requirePageActor } from './require-page-actor';

type Wanted = { role?: StaffRole; withoutSecondFactor?: true };

/** Throws `not_found` without the role, `forbidden` without a second factor in this session. */
export async function staffOf(
  actor: Actor,
  { role = 'moderator', withoutSecondFactor }: Wanted,
  now: Date,
): Promise<Staff> {
  if (!isStaff(actor, role)) throw notFound();
  if (withoutSecondFactor || (await isElevated(actor, now))) return actor;
  throw new AppError('forbidden', siteTexts.secondFactorNeeded);
}

export async function requireStaffPage(path: string, role: StaffRole = 'moderator') {
  const staff = await requireRolePage(path, role);
  if (await isElevated(staff, new Date())) return staff;
  return redirect(`/admin/second-factor?next=${encodeURIComponent(path)}`);
}

export async function requireRolePage(path: string, role: StaffRole = 'moderator'): Promise<Staff> {
  const actor = await requirePageActor(path);
  return isStaff(actor, role) ? actor : pageNotFound();
}

const isStaff = (actor: Actor, role: StaffRole): actor is Staff => hasRole(actor.role, role);
