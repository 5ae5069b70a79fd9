import { openRoute } from '@/lib/api/route';
import { vapidKeys } from '@/lib/notifications/push/vapid';

export const GET = openRoute({ anonymous: true }, () => ({ publicKey: vapidKeys().publicKey }));
