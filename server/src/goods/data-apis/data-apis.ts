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

/** The marketplaces' own interfaces before others'. */
export const DATA_APIS: readonly OpenApi[] = [
  bound(taobaoOpen),
  bound(open1688),
  bound(tmapi),
  bound(onebound),
]

/** What an answer may weigh: the longest list of variants has a few hundred kilobytes. */
const BYTES_MAX = 2 << 20
const limits = ({ timeLimitMs }: OpenApi) => ({ timeLimitMs, bytesMax: BYTES_MAX })

/**
 * The data interfaces that the operator has keys for, one after another until one knows the item. Each has its own time limit, its quota for the day and its
 * circuit breaker; what they say is kept like the pages.
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

/** One call, if it may be made. A failure is counted, logged and passed over: the next interface may know. */
async function ask(api: OpenApi, asking: Asking, sought: Sought): Promise<FoundProduct | undefined> {
  const { world, now } = asking
  const open = api.open(world)
  if (!open) return undefined
  const breaker = breakerOf(world, api.id)
  if (!breaker.admits(now)) return undefined
  const day = shanghaiDay(now)
  const { dailyCalls, fenPerThousandCalls: costMillifen } = open.limits
  if (!(await takeCall(world.db, { source: api.id, day, dailyCalls, costMillifen }))) {
    // Nothing was asked, so nothing is known of its health; a trial is given back.
    breaker.passed()
    return undefined
  }
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
  /** With the operator's keys, where there are any. */
  open(world: World): { limits: SourceLimits; request(sought: Sought, now: Date): ApiRequest } | undefined
}

/** Ties an interface to its own keys, so that the list of all need not know whose are whose. */
function bound<Keys extends SourceLimits>(api: DataApi<Keys>): OpenApi {
  return {
    ...api,
    open(world) {
      const keys = api.keys.in(world)
      return keys && { limits: keys, request: (sought, now) => api.request(keys, sought, now) }
    },
  }
}
