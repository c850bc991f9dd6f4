/*
 * Shows notifications, and opens the page that they are about. It answers no request of the shop's pages and keeps nothing: what a page shows is always
 * the server's.
 */

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, lang, tag, path } = readContent(event.data)
  event.waitUntil(
    self.registration.showNotification(title, {
      lang,
      tag,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { path },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(pageOf(event.notification.data?.path)))
})

/** What our server sent. Whatever else arrives is shown as the shop's name and leads to its first page: a browser wants each push shown. */
function readContent(data) {
  const fallback = { title: self.location.hostname, lang: '', tag: 'shop', path: '/' }
  try {
    const content = data?.json()
    return typeof content?.title === 'string' ? { ...fallback, ...content } : fallback
  } catch {
    return fallback
  }
}

/** A page of this origin and of no other. */
function pageOf(path) {
  const own = new URL('/', self.location.origin)
  try {
    const page = new URL(String(path ?? '/'), own)
    return page.origin === own.origin ? page.href : own.href
  } catch {
    return own.href
  }
}

/** In a window of the shop that is open already, or in a new one. */
async function open(page) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shop = windows.find((client) => new URL(client.url).origin === self.location.origin)
  if (!shop) return await self.clients.openWindow(page)
  const there = shop.url === page ? shop : await shop.navigate(page).catch(() => null)
  return there ? await there.focus() : await self.clients.openWindow(page)
}
