import { setTimeout as pause } from 'node:timers/promises'
import { type Shopper, call, newShopper } from './shop.ts'

/*
 * Shoppers who each write an increasing number and read it back. Everything acknowledged can be checked at
 * any time: the stored number is the last acknowledged one or, if the reply was lost, the one after it.
 */

type Writer = Shopper & { acknowledged: number; asked: number }

export class Load {
  readonly #base: string
  readonly #writers: Writer[] = []
  #running: Promise<void>[] = []
  #isOn = false
  calls = 0
  /** The failures, by message. */
  readonly failed = new Map<string, number>()
  /** The longest time without any reply, in milliseconds. */
  longestGapMs = 0
  #answeredAt = performance.now()

  private constructor(base: string) {
    this.#base = base
  }

  static async begin(base: string, count: number): Promise<Load> {
    const load = new Load(base)
    for (let made = 0; made < count; made++)
      load.#writers.push({ ...(await newShopper(base)), acknowledged: 0, asked: 0 })
    load.#isOn = true
    load.#answeredAt = performance.now()
    load.#running = load.#writers.map((writer) => load.#go(writer))
    return load
  }

  async #go(writer: Writer): Promise<void> {
    while (this.#isOn) {
      try {
        writer.asked += 1
        const body = { nickname: `n${writer.asked}` }
        await call(this.#base, 'POST', '/users/update_info', { token: writer.token, body })
        writer.acknowledged = writer.asked
        const { nickname } = await call<{ nickname: string }>(this.#base, 'GET', '/users/info', {
          token: writer.token,
        })
        if (nickname !== `n${writer.acknowledged}`)
          throw new Error(`read ${nickname} after n${writer.acknowledged}`)
        this.calls += 2
        this.longestGapMs = Math.max(this.longestGapMs, performance.now() - this.#answeredAt)
        this.#answeredAt = performance.now()
      } catch (error) {
        const why = reasonOf(error)
        this.failed.set(why, (this.failed.get(why) ?? 0) + 1)
        await pause(50)
      }
    }
  }

  get failures(): number {
    return [...this.failed.values()].reduce((sum, count) => sum + count, 0)
  }

  /** Continues until this many more calls have been answered. */
  async more(calls: number, withinMs = 60_000): Promise<void> {
    const wanted = this.calls + calls
    const begun = performance.now()
    while (this.calls < wanted) {
      if (performance.now() - begun > withinMs)
        throw new Error(`no ${calls} calls within ${withinMs} ms: ${this.summary}`)
      await pause(20)
    }
  }

  /**
   * Ends the load, and returns what was acknowledged but is missing, read through `base`, which may be
   * another process.
   */
  async end(base = this.#base): Promise<{ lost: string[] }> {
    this.#isOn = false
    await Promise.all(this.#running)
    const lost: string[] = []
    for (const { email, token, acknowledged, asked } of this.#writers) {
      const { nickname } = await call<{ nickname: string }>(base, 'GET', '/users/info', { token })
      const stored = Number(nickname.slice(1) || 0)
      if (stored < acknowledged || stored > asked)
        lost.push(`${email}: n${acknowledged} was acknowledged, ${nickname} is stored`)
    }
    return { lost }
  }

  get summary(): string {
    return [...this.failed].map(([why, count]) => `${count} × ${why}`).join('; ') || 'nothing failed'
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error && 'code' in error.cause ? ` ${String(error.cause.code)}` : ''
  return `${error.message}${cause}`
}
