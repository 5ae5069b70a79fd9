import { forgetHidden } from '@/components/hidden/device-hidden';
import { setUnread } from '@/components/messages/use-unread';
import { forgetDeviceAds } from '@/components/saved/device-ads';
import { deleteSharedPhotoCache } from '@/components/ui/browser/shared-photo-cache';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';

/** A full page load clears the member's data from memory. */
export async function logout(): Promise<void> {
  const { endPush } = await import('@/components/push/push-device');
  await endPush();
  const result = await api.post('/api/auth/logout');
  if (result.ok || result.status === 401) {
    setUnread(0);
    forgetDeviceAds();
    forgetHidden();
    const { forgetAlerts } = await import('@/components/saved/device-alerts');
    forgetAlerts();
    await deleteSharedPhotoCache();
    window.location.assign('/login');
  } else toast.error(result.error ?? serverError);
}
