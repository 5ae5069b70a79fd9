/** The cache in which public/sw.js stores photos that other apps shared. */
export const sharedPhotoCache = 'shared';

/** Undefined if the browser has no caches, as without HTTPS. */
export const openSharedPhotoCache = async (): Promise<Cache | undefined> =>
  'caches' in window ? caches.open(sharedPhotoCache) : undefined;

export async function deleteSharedPhotoCache(): Promise<void> {
  if ('caches' in window) await caches.delete(sharedPhotoCache);
}
