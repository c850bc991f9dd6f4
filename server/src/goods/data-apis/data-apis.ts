import { shanghaiDay } from '@longhaul/domain/reports/period.ts'
import type { World } from '../../platform/world.ts'
import type { FetchPicture } from '../copy-pictures.ts'
import { fetchGuardedPicture } from '../providers/fetch-guarded.ts'
import type { Asking, FoundProduct, ProductProvider, Sought } from '../providers/provider.ts'
import { remembered } from '../providers/remember.ts'
import { breakerOf } from './breaker.ts'
import { type ApiRequest, askApi } from '../../platform/ask-api.ts'
import type { DataApi, SourceLimits } from './data-api.ts'
import { onebound } from './onebound.ts'
import { open1688 } from './open-1688.ts'
import { countEnd, takeCall } from './sql.ts'
import { taobaoOpen } from './taobao-open.ts'
import { tmapi } from './tmapi.ts'

/** The marketplaces' own APIs come before third-party ones. */
export const DATA_APIS: readonly OpenApi[] = [
  bound(taobaoOpen),
  bound(open1688),
  bound(tmapi),
  bound(onebound),
]

/** The limit of an answer's size; the longest list of variants takes a few hundred kilobytes. */
const BYTES_MAX = 2 << 20
const limits = ({ timeLimitMs }: OpenApi) => ({ timeLimitMs, bytesMax: BYTES_MAX })

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

/**
 * Makes one call, if quota and breaker allow it. A failure is counted and logged, not thrown: the next API
 * may know the item.
 */
async function ask(api: OpenApi, asking: Asking, sought: Sought): Promise<FoundProduct | undefined> {
  const { world, now } = asking
  const open = api.open(world)
  if (!open) return undefined
  const breaker = breakerOf(world, api.id)
  if (!breaker.admits(now)) return undefined
  const day = shanghaiDay(now)
  const { dailyCalls, fenPerThousandCalls: costMillifen } = open.limits
  const call = { source: api.id, day, dailyCalls, costMillifen }
  let isTaken = false
  try {
    isTaken = await takeCall(world.db, call)
  } finally {
    // Without a call nothing was learnt about the API's health: the next caller may try.
    if (!isTaken) breaker.passed()
  }
  if (!isTaken) return undefined
  try {
    const product = api.read(await askApi(open.request(sought, now), limits(api)), sought)
    breaker.succeeded()
    await countEnd(world.db, api.id, day, 'answered')
    return product
  } catch (error) {
    breaker.failed(now)
    await countEnd(world.db, api.id, day, 'failed')
    world.log.warn({ err: error, source: api.id }, 'a data interface failed')
    return undefined
  }
}

type OpenApi = Pick<DataApi, 'id' | 'keys' | 'timeLimitMs' | 'knows' | 'read'> & {
  /** Undefined if the operator has no keys for it. */
  open(world: World): { limits: SourceLimits; request(sought: Sought, now: Date): ApiRequest } | undefined
}

/** Binds an API to its own type of keys, so that the list of all APIs needs no common type. */
function bound<Keys extends SourceLimits>(api: DataApi<Keys>): OpenApi {
  return {
    ...api,
    open(world) {
      const keys = api.keys.in(world)
      return keys && { limits: keys, request: (sought, now) => api.request(keys, sought, now) }
    },
  }
}
