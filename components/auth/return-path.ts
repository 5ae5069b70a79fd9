import { withStorage } from '@/components/ui/browser/with-storage';

/* The page to which a new member returns after registering, stored in this tab. */

const key = 'message-return';

export const rememberReturn = (path: string) =>
  withStorage((storage) => storage.setItem(key, path), 'session');
export const readReturn = () => withStorage((storage) => storage.getItem(key), 'session') ?? null;
export const forgetReturn = () => withStorage((storage) => storage.removeItem(key), 'session');
