import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { type ApiRequest, askApi } from '../../platform/ask-api.ts'
import type { World } from '../../platform/world.ts'
import { breakerOf } from './breaker.ts'
import type { SourceLimits } from './data-api.ts'
import { countEnd, takeCall } from './sql.ts'

/** How a call ended. `used_up`: it was not made, because the calls of the day are used up. */
export type Outcome<T> = { end: 'answered'; value: T } | { end: 'used_up' | 'failed' }

/** The limit of an answer's size; the longest list of variants takes a few hundred kilobytes. */
const BYTES_MAX = 2 << 20

type Called = { id: string; timeLimitMs: number; limits: Omit<SourceLimits, 'url'> }

/**
 * Makes one call to an external API, if its quota and its breaker allow it; whatever it is for, all calls to
 * one API count together. A failure is counted and logged, not thrown.
 */
export async function callApi<T>(
  { world, now }: { world: World; now: Date },
  { id, timeLimitMs, limits }: Called,
  request: () => ApiRequest | Promise<ApiRequest>,
  read: (json: unknown) => T,
): Promise<Outcome<T>> {
  const breaker = breakerOf(world, id)
  if (!breaker.admits(now)) return { end: 'failed' }
  const day = shanghaiDay(now)
  const { dailyCalls, fenPerThousandCalls: costMillifen } = limits
  let isTaken = false
  try {
    isTaken = await takeCall(world.db, { source: id, day, dailyCalls, costMillifen })
  } finally {
    // Without a call nothing was learnt about the API's health: the next caller may try.
    if (!isTaken) breaker.passed()
  }
  if (!isTaken) return { end: 'used_up' }
  try {
    const value = read(await askApi(await request(), { timeLimitMs, bytesMax: BYTES_MAX }))
    breaker.succeeded()
    await countEnd(world.db, id, day, 'answered')
    return { end: 'answered', value }
  } catch (error) {
    breaker.failed(now)
    await countEnd(world.db, id, day, 'failed')
    world.log.warn({ err: error, source: id }, 'a data interface failed')
    return { end: 'failed' }
  }
}
