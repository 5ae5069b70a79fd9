/*
 * The service worker: an offline page, notices, and photos shared from other apps. It caches no page
 * of the site: the server's own cache is fast, and a list from yesterday would mislead.
 */

const offlineCache = 'offline-1';
const sharedCache = 'shared';
/** As uploads (imageMaxBytes). */
const photoMaxBytes = 8 * 1024 * 1024;
const offlinePage = '/offline.html';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(offlineCache).then((cache) => cache.add(offlinePage)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) =>
      Promise.all(
        names
          .filter((name) => name !== offlineCache && name !== sharedCache)
          .map((name) => caches.delete(name)),
      ),
    ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'POST' && new URL(request.url).pathname === '/share') {
    event.respondWith(receiveShare(request));
  } else if (request.mode === 'navigate' && request.method === 'GET') {
    event.respondWith(fetch(request).catch(() => caches.match(offlinePage)));
  }
});

/** Keeps the photo for the page that makes a draft of it. */
async function receiveShare(request) {
  const form = await request.formData();
  const photo = form.get('photo');
  const cache = await caches.open(sharedCache);
  if (photo instanceof File && photo.type.startsWith('image/')) {
    if (photo.size > photoMaxBytes) return Response.redirect('/share?refused=size', 303);
    await cache.put('/shared-photo', new Response(photo, { headers: { 'content-type': photo.type } }));
  }
  return Response.redirect('/share', 303);
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

async function show(data) {
  const { title, body, path, tag } = data.json();
  const windows = await self.clients.matchAll({ type: 'window' });
  const isOpen = windows.some(({ url, focused }) => focused && new URL(url).pathname === path);
  if (isOpen) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    data: { path },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.path));
});
