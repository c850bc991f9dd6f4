import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'

export type Configuration = Reply<'GET /configurations'>

/**
 * The public configuration: prices, limits, contact, features. Available from the first render; undefined
 * only if the server could not read it.
 */
export const useConfiguration = (): Configuration | undefined =>
  useCall('GET /configurations', undefined, { staleMs: 10 * 60_000 }).data
