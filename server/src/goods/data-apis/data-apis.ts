import type { World } from '../../platform/world.ts'
import type { FetchPicture } from '../copy-pictures.ts'
import { fetchGuardedPicture } from '../providers/fetch-guarded.ts'
import type { Asking, FoundProduct, ProductProvider, Sought } from '../providers/provider.ts'
import { remembered } from '../providers/remember.ts'
import { Breaker } from './breaker.ts'
import type { ApiId, ApiRequest, DataApi, SourceLimits } from './data-api.ts'
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
    const product = api.read(await fetchJson(open.request(sought, now), api.timeLimitMs), sought)
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

/** The operator named this address, so it is trusted: no guard, but a time limit and a size limit. Redirects are not followed, since the keys are sent along. */
async function fetchJson({ url, form }: ApiRequest, timeLimitMs: number): Promise<unknown> {
  const response = await fetch(url, {
    method: form ? 'POST' : 'GET',
    ...(form ? { body: form } : {}),
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimitMs),
  })
  if (response.status >= 500 || response.status === 429) {
    await response.body?.cancel()
    throw new Error(`status ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > BYTES_MAX) throw new Error('the answer is too large')
    chunks.push(chunk)
  }
  // Errors come with a status of 400 and a body that says more.
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/** The breaker of a source in this process: one server's bad line is not another's. */
export function breakerOf(world: World, id: ApiId): Breaker {
  const breakers = BREAKERS.get(world.db) ?? new Map<ApiId, Breaker>()
  BREAKERS.set(world.db, breakers)
  const breaker = breakers.get(id) ?? new Breaker()
  breakers.set(id, breaker)
  return breaker
}

const BREAKERS = new WeakMap<object, Map<ApiId, Breaker>>()

/** Quotas reset at midnight in Shanghai, as the interfaces' own do. */
export const shanghaiDay = (now: Date): string =>
  new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

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
