import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-messages';

/** Ends the session, then loads /login anew, so that nothing of the person stays in memory. */
export async function logout(): Promise<void> {
  const result = await api.post('/api/auth/logout');
  if (result.ok || result.status === 401) window.location.assign('/login');
  else toast.error(result.error ?? serverError);
}
