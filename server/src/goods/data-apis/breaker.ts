import type { World } from '../../platform/world.ts'

/** After so many failures in a row it opens; after a pause one call may try. */
const FAILURES_MAX = 5
const OPEN_MS = 60_000

export type BreakerState = 'closed' | 'open' | 'half_open'

/**
 * A circuit breaker for one source: a sick interface is left alone instead of making every shopper wait for its time limit. Half-open it lets
 * one call through; that one's fate decides.
 */
export class Breaker {
  #failures = 0
  #openedAt: number | undefined
  #trying = false

  state(now: Date): BreakerState {
    if (this.#openedAt === undefined) return 'closed'
    return now.getTime() - this.#openedAt < OPEN_MS ? 'open' : 'half_open'
  }

  /** Whether a call may be made now. After a yes, the caller reports how the call went. */
  admits(now: Date): boolean {
    const state = this.state(now)
    if (state === 'closed') return true
    if (state === 'open' || this.#trying) return false
    this.#trying = true
    return true
  }

  /** When the next try is allowed, while it is open. */
  retryAt(): Date | undefined {
    return this.#openedAt === undefined ? undefined : new Date(this.#openedAt + OPEN_MS)
  }

  /** The call was not made after all: the next caller may try. */
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

/** The breaker of a source in this process: one server's bad line is not another's. */
export function breakerOf({ db }: Pick<World, 'db'>, source: string): Breaker {
  const breakers = BREAKERS.get(db) ?? new Map<string, Breaker>()
  BREAKERS.set(db, breakers)
  const breaker = breakers.get(source) ?? new Breaker()
  breakers.set(source, breaker)
  return breaker
}

const BREAKERS = new WeakMap<object, Map<string, Breaker>>()
