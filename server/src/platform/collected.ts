import { pauseUntil } from './backoff.ts'

/**
 * What many calls leave behind, collected for a moment and sent together, never two at a time. What cannot be sent is lost: whoever uses it says what makes up
 * for that.
 */
export class Collected<T> {
  readonly #collectMs: number
  readonly #send: (items: readonly T[]) => Promise<unknown>
  #items: T[] = []
  #sending: Promise<void> | undefined
  #now = new AbortController()

  constructor(collectMs: number, send: (items: readonly T[]) => Promise<unknown>) {
    this.#collectMs = collectMs
    this.#send = send
  }

  add(items: readonly T[]): void {
    this.#items.push(...items)
    this.#sending ??= this.#sendAll()
  }

  /** Sends what there is now, and answers whether there was anything; resolves when it is sent. */
  async flush(): Promise<boolean> {
    const sending = this.#sending
    this.#now.abort()
    await sending
    return sending !== undefined
  }

  async #sendAll(): Promise<void> {
    while (this.#items.length > 0) {
      this.#now = new AbortController()
      await pauseUntil(this.#collectMs, this.#now.signal)
      const items = this.#items
      this.#items = []
      await this.#send(items).catch(() => undefined)
    }
    this.#sending = undefined
  }
}
