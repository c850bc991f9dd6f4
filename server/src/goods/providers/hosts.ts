import { Breaker } from '../data-apis/breaker.ts'

/** The number of hosts remembered; bounded because any visitor can name new ones. */
const HOSTS_MAX = 500

/**
 * A circuit breaker for each host whose pages are read: a host that does not answer is not called for a
 * minute, so that no shopper waits in vain. In this process only; the failure of a single page is stored for
 * all processes (`product_faults`).
 */
export class Hosts {
  readonly #breakers = new Map<string, Breaker>()

  breakerOf(address: string): Breaker {
    const { hostname } = new URL(address)
    const known = this.#breakers.get(hostname)
    const breaker = known ?? new Breaker()
    // The least recently used is evicted first.
    this.#breakers.delete(hostname)
    this.#breakers.set(hostname, breaker)
    const [oldest] = this.#breakers.keys()
    if (this.#breakers.size > HOSTS_MAX && oldest !== undefined) this.#breakers.delete(oldest)
    return breaker
  }
}
