import type { Page, Request } from 'playwright-core'

const inFlight = new WeakMap<Page, Set<Request>>()

/** Tracks a page's pending requests, except for the stream of live updates, which never ends. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>()
  inFlight.set(page, open)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) open.clear()
    if (!new URL(request.url()).pathname.endsWith('/events')) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

/** A page's pending requests: chunks, replies, pictures. */
export const waitedFor = (page: Page): string[] =>
  [...(inFlight.get(page) ?? [])].map((request) => request.url())
