import { allRoutes } from '@longhaul/contract/routes.ts'
import { CHANGES_HEADER, SHOWS_HEADER } from '@longhaul/contract/topics.ts'

/**
 * The headers in which the server declares what a response shows and what its call changed, for tests that
 * stand in for the server.
 */
export function topicHeaders(spec: string | undefined): Record<string, string> {
  const route = allRoutes.find((known) => known.spec === spec)
  return {
    [SHOWS_HEADER]: (route?.shows ?? []).join(','),
    [CHANGES_HEADER]: (route?.changes ?? []).join(','),
  }
}
