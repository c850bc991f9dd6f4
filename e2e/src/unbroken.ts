import { randomUUID } from 'node:crypto'
import { type Call, CallError } from '@longhaul/contract/client.ts'
import type { ArgsOf, Reply, Spec } from '@longhaul/contract/routes.ts'

/** A call whose reply arrived, and a function that resends it with the same Idempotency-Key. */
export type Answered = { spec: Spec; reply: unknown; again(): Promise<unknown> }

/**
 * How a careful client calls a server that may be killed: calls without a reply are resent with the same
 * Idempotency-Key once the server is back. While paused, nothing is sent.
 */
export class Unbroken {
  /** The acknowledged calls, in order. */
  readonly answered: Answered[] = []
  /** The number of calls that lost their reply. */
  lost = 0
  #open: Promise<void> = Promise.resolve()
  #reopen: () => void = () => undefined
  #watchers: { count: number; notify: () => void }[] = []

  /** For calls made idempotent by their key. */
  async once<S extends Spec>(call: Call, spec: S, args: ArgsOf<S>): Promise<Reply<S>> {
    const idempotencyKey = randomUUID()
    const send = () => call(spec, args, { idempotencyKey })
    const reply = await this.#until(send)
    this.answered.push({ spec, reply, again: send })
    this.#notifyWatchers()
    return reply
  }

  /** For calls that are idempotent by nature: queries, measurements, scans. */
  ask = <S extends Spec>(call: Call, spec: S, args?: ArgsOf<S>): Promise<Reply<S>> =>
    this.#until(() => call(spec, args))

  /**
   * For a step that is refused when repeated: such a refusal after a lost reply means that the step was done.
   */
  async step<S extends Spec>(
    call: Call,
    spec: S,
    args: ArgsOf<S>,
    isDone: (error: CallError) => boolean = (error) => error.error === 'transition_not_allowed',
  ): Promise<void> {
    let sent = 0
    await this.#until(async () => {
      sent += 1
      await call(spec, args).catch((error: unknown) => {
        if (sent === 1 || !(error instanceof CallError && isDone(error))) throw error
      })
    })
  }

  /** For work of several requests that may be restarted. */
  again = <T>(work: () => Promise<T>): Promise<T> => this.#until(work)

  /** Resolves when this many calls have been acknowledged. */
  reached(count: number): Promise<void> {
    return new Promise((notify) => {
      this.#watchers.push({ count, notify })
      this.#notifyWatchers()
    })
  }

  /** Sends nothing more until `goOn`; pending calls stay pending. */
  pause(): void {
    this.#open = new Promise((resolve) => (this.#reopen = resolve))
  }

  goOn(): void {
    this.#reopen()
  }

  /** Sends until there is a reply. */
  async #until<T>(send: () => Promise<T>): Promise<T> {
    for (;;) {
      await this.#open
      try {
        return await send()
      } catch (error) {
        if (!isLost(error)) throw error
        this.lost += 1
      }
    }
  }

  #notifyWatchers(): void {
    for (const { count, notify } of this.#watchers) if (this.answered.length >= count) notify()
  }
}

/** No reply, a truncated one, or one that reports that the database is unavailable. */
const isLost = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.status === 0 || error.error === 'try_again' || (error.status === 200 && error.error === 'internal'))
