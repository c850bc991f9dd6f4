import type { World } from '../../platform/world.ts'
import type { FetchPicture } from '../copy-pictures.ts'
import { fetchGuardedPicture } from '../providers/fetch-guarded.ts'
import type { Asking, FoundProduct, ProductProvider, Sought } from '../providers/provider.ts'
import { remembered } from '../providers/remember.ts'
import type { ApiRequest } from '../../platform/ask-api.ts'
import { callApi } from './call-api.ts'
import type { DataApi, SourceLimits } from './data-api.ts'
import { onebound } from './onebound.ts'
import { open1688 } from './open-1688.ts'
import { taobaoOpen } from './taobao-open.ts'
import { tmapi } from './tmapi.ts'

/** The marketplaces' own APIs come before third-party ones. */
export const DATA_APIS: readonly OpenApi[] = [
  bound(taobaoOpen),
  bound(open1688),
  bound(tmapi),
  bound(onebound),
]

/**
 * Queries the data APIs for which the operator has keys, one after another until one knows the item. Each has
 * its own time limit, daily quota and circuit breaker. Answers are cached like product pages.
 */
export const dataApis = (fetchPicture: FetchPicture = fetchGuardedPicture): ProductProvider =>
  remembered({
    source: 'data_api',
    timeLimitMs: 12_000,
    isOpen: (world) => DATA_APIS.some((api) => api.open(world)),
    fetchPicture,
    async read(asking, sought) {
      for (const api of DATA_APIS) {
        const product = api.knows(sought.platform) ? await ask(api, asking, sought) : undefined
        if (product) return product
      }
      return undefined
    },
  })

/** The product that an API knows; undefined if it knows none or could not be asked: the next one may. */
async function ask(api: OpenApi, asking: Asking, sought: Sought): Promise<FoundProduct | undefined> {
  const open = api.open(asking.world)
  if (!open) return undefined
  const { id, timeLimitMs } = api
  const { dailyCalls } = open.limits
  const limits = { ...open.limits, dailyCalls: asking.automatic ? Math.floor(dailyCalls / 2) : dailyCalls }
  const outcome = await callApi(
    asking,
    { id, timeLimitMs, limits },
    () => open.request(sought, asking),
    (json) => api.read(json, sought),
  )
  return outcome.end === 'answered' ? outcome.value : undefined
}

type OpenApi = Pick<DataApi, 'id' | 'keys' | 'timeLimitMs' | 'knows' | 'read'> & {
  /** Undefined if the operator has no keys for it. */
  open(
    world: World,
  ):
    | { limits: SourceLimits; request(sought: Sought, asking: Asking): ApiRequest | Promise<ApiRequest> }
    | undefined
}

/** Binds an API to its own type of keys, so that the list of all APIs needs no common type. */
function bound<Keys extends SourceLimits>(api: DataApi<Keys>): OpenApi {
  return {
    ...api,
    open(world) {
      const keys = api.keys.in(world)
      return keys && { limits: keys, request: (sought, asking) => api.request(keys, sought, asking) }
    },
  }
}
