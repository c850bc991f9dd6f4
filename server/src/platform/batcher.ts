import { pauseUntil } from './backoff.ts'

/**
 * Collects items from many calls for a moment and sends them as one batch; batches never overlap. Items that
 * cannot be sent are lost: each user of this class explains why that is acceptable.
 */
export class Batcher<T> {
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

  /**
   * Sends what has been collected without further delay. Resolves once it is sent, with whether there was
   * anything.
   */
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
