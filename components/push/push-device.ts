import { api } from '@/lib/api/client';

const serviceWorkerPath = '/sw.js';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return 'unsupported';
  }
  if (Notification.permission === 'denied') return 'denied';
  return restorePush();
}

/** The server deletes subscriptions when sessions end, so this sends it again, or a new one. */
export async function restorePush(): Promise<PushState> {
  if (!(await currentSubscription())) return 'off';
  const problem = await subscribe(await navigator.serviceWorker.ready);
  return problem === undefined ? 'on' : 'off';
}

/** Asks for permission, so call it on a press. Returns an error message, if any. */
export async function switchPushOn(): Promise<string | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') {
    return 'Your browser blocks notifications of this site.';
  }
  await navigator.serviceWorker.register(serviceWorkerPath);
  return subscribe(await navigator.serviceWorker.ready);
}

async function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<string | undefined> {
  const key = await api.get<{ publicKey: string }>('/api/push/key');
  if (!key.ok) return key.error ?? failed;
  const { publicKey } = key.data;
  const existing = await pushManager.getSubscription();
  if (existing && !isOfKey(existing, publicKey)) await endPush();
  try {
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const result = await api.post('/api/push/subscriptions', subscription.toJSON());
    return result.ok ? undefined : (result.error ?? failed);
  } catch (error) {
    if (error instanceof DOMException) return failed;
    throw error;
  }
}

/** True also if the browser does not say. `publicKey` is in base64url. */
function isOfKey({ options }: PushSubscription, publicKey: string): boolean {
  if (!options?.applicationServerKey) return true;
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  const base64 = btoa(bytes).replace(/=+$/, '');
  return base64.replaceAll('+', '-').replaceAll('/', '_') === publicKey;
}

const failed = 'Notifications could not be switched on. Please try again.';

/** Call before a logout, so that the next user of the browser gets no notices. */
export async function endPush(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await api.delete('/api/push/subscriptions', { endpoint: subscription.endpoint });
  // The server has deleted it already, so a failure here does no harm.
  await subscription.unsubscribe().catch(() => false);
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}
