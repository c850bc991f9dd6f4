import { isWaitOver } from '@longhaul/domain/time/set-back.ts'
import type { World } from '../../platform/world.ts'

/** Consecutive failures after which the breaker opens. After `OPEN_MS` it lets one trial call through. */
const FAILURES_MAX = 5
const OPEN_MS = 60_000

export type BreakerState = 'closed' | 'open' | 'half_open'

/**
 * A circuit breaker for one source: while an API is failing it is not called, so that shoppers do not wait
 * for its time-out. When half-open, the breaker lets one call through, whose outcome closes or reopens it.
 */
export class Breaker {
  #failures = 0
  #openedAt: number | undefined
  #trying = false

  state(now: Date): BreakerState {
    if (this.#openedAt === undefined) return 'closed'
    return isWaitOver(new Date(this.#openedAt), OPEN_MS, now) ? 'half_open' : 'open'
  }

  /**
   * Whether a call may be made now. If true, the caller must report the outcome: `succeeded`, `failed` or
   * `passed`.
   */
  admits(now: Date): boolean {
    const state = this.state(now)
    if (state === 'closed') return true
    if (state === 'open' || this.#trying) return false
    this.#trying = true
    return true
  }

  /** When the next call is allowed; undefined while the breaker is closed. */
  retryAt(): Date | undefined {
    return this.#openedAt === undefined ? undefined : new Date(this.#openedAt + OPEN_MS)
  }

  /** Reports that the call was not made after all, so that the next caller may try. */
  passed(): void {
    this.#trying = false
  }

  succeeded(): void {
    this.#failures = 0
    this.#openedAt = undefined
    this.#trying = false
  }

  failed(now: Date): void {
    this.#failures += 1
    if (this.#trying || this.#failures >= FAILURES_MAX) this.#openedAt = now.getTime()
    this.#trying = false
  }
}

/** The breaker of a source. Per process, because one server's connection problems are not another's. */
export function breakerOf({ db }: Pick<World, 'db'>, source: string): Breaker {
  const breakers = BREAKERS.get(db) ?? new Map<string, Breaker>()
  BREAKERS.set(db, breakers)
  const breaker = breakers.get(source) ?? new Breaker()
  breakers.set(source, breaker)
  return breaker
}

const BREAKERS = new WeakMap<object, Map<string, Breaker>>()
