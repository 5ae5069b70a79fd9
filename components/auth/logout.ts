import { forgetHidden } from '@/components/hidden/device-hidden';
import { setUnread } from '@/components/messages/use-unread';
import { forgetDeviceAds } from '@/components/saved/device-ads';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';

/** The cache in which public/sw.js stores photos that other apps shared. */
const sharedCache = 'shared';

/** A full page load clears the member's data from memory. */
export async function logout(): Promise<void> {
  const { endPush } = await import('@/components/push/push-device');
  await endPush();
  const result = await api.post('/api/auth/logout');
  if (result.ok || result.status === 401) {
    setUnread(0);
    forgetDeviceAds();
    forgetHidden();
    if ('caches' in window) await caches.delete(sharedCache);
    window.location.assign('/login');
  } else toast.error(result.error ?? serverError);
}
