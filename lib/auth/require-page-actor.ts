import 'server-only';
import { redirect } from 'next/navigation';
import type { Actor } from '@/lib/accounts/actor';
import { pageActor } from './current-actor';

export async function requirePageActor(path: string): Promise<Actor> {
  const actor = await pageActor();
  return actor ?? redirect(`/login?next=${encodeURIComponent(path)}`);
}
