import type { ApiKeys } from '../../platform/api-keys.ts'
import type { World } from '../../platform/world.ts'
import type { SourceLimits } from '../data-apis/data-api.ts'

/**
 * An API's keys, with the limits of a search; undefined in the demo, or if the operator has not opened the
 * search. The day's calls of the whole API are compared with `searchCalls`, so that the rest is left for
 * look-ups of products.
 */
export function searchKeys<Keys extends SourceLimits & { searchCalls: number }>(
  api: ApiKeys<Keys>,
  world: World,
): Keys | undefined {
  const keys = world.env.demo ? undefined : api.in(world)
  return keys && keys.searchCalls > 0
    ? { ...keys, dailyCalls: Math.min(keys.dailyCalls, keys.searchCalls) }
    : undefined
}
