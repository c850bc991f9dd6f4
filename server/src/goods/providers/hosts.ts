import { Breaker } from '../data-apis/breaker.ts'

/** How many hosts are remembered; the number is bounded because any visitor can name new ones. */
const HOSTS_MAX = 500

/**
 * A circuit breaker for each host whose pages are read: one that does not answer is left alone for a minute, so that no shopper waits for it and it is not
 * asked in vain. In this process only: what is kept for all is the page that failed (`product_faults`).
 */
export class Hosts {
  readonly #breakers = new Map<string, Breaker>()

  breakerOf(address: string): Breaker {
    const { hostname } = new URL(address)
    const known = this.#breakers.get(hostname)
    const breaker = known ?? new Breaker()
    // The least recently asked goes first.
    this.#breakers.delete(hostname)
    this.#breakers.set(hostname, breaker)
    const [oldest] = this.#breakers.keys()
    if (this.#breakers.size > HOSTS_MAX && oldest !== undefined) this.#breakers.delete(oldest)
    return breaker
  }
}
