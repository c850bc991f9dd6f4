import type { Page, Request } from 'playwright-core'

const inFlight = new WeakMap<Page, Set<Request>>()

/** Keeps count of what a page is fetching, but for the stream of its live updates, which never ends. */
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

/** What a page is still waiting for: chunks, answers, pictures. */
export const waitedFor = (page: Page): string[] =>
  [...(inFlight.get(page) ?? [])].map((request) => request.url())
