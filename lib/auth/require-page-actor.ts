import 'server-only';
import { redirect } from 'next/navigation';
import type { Actor } from '@/lib/accounts/actor';
import { pageActor } from './current-actor';

/** Who looks at this page; whoever is not logged in goes to the login and comes back to `path`. */
export async function requirePageActor(path: string): Promise<Actor> {
  const actor = await pageActor();
  return actor ?? redirect(`/login?next=${encodeURIComponent(path)}`);
}
