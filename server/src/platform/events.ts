import type pg from 'pg'
import { type Backoff, backoffMs, pauseUntil, repeat } from './backoff.ts'

/** Staff screens listen to one audience of this name: it receives every change. */
export const STAFF_AUDIENCE = 'staff'

/** Before the id of a session, or of a person, whose streams end now: the database says so itself (migration 0038). */
export const SESSION_ENDED = 'session:'

/** Hears of every change of what staff configure, from the database itself (migration 0048). */
export const SITE_AUDIENCE = 'site'

/** Where changes are announced. */
export const CHANNEL = 'longhaul_changes'

type Listener = (topic: string) => void

/** How long between attempts to listen again. */
const AGAIN = { firstMs: 500, mostMs: 30_000 }
/** A connection that only listens never notices that its other end is gone: it is probed now and then. */
const PROBE_MS = 30_000
const GOODBYE_MS = 1_000

/**
 * Hands committed changes to the pages that are open: one database connection for the whole process. It is watched; where it breaks there is one
 * attempt at a time to have another, later and later.
 */
export class EventHub {
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #ending = new AbortController()
  readonly #again: Backoff
  readonly #onHearing: (isHearing: boolean) => void
  #client: pg.Client | undefined

  /** `onHearing` is told when nothing is heard any more, and when it is again. */
  constructor(again: Backoff = AGAIN, onHearing: (isHearing: boolean) => void = () => undefined) {
    this.#again = again
    this.#onHearing = onHearing
  }

  /** Starts listening; rejects where the first attempt fails. `connect` makes a fresh client: one that listens is used for nothing else. */
  async start(connect: () => pg.Client): Promise<void> {
    void this.#keep(connect, await this.#listenOn(connect()))
  }

  /** Calls back for each change of an audience until the returned function is called. */
  listen(audience: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(audience) ?? new Set()
    this.#listeners.set(audience, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#listeners.delete(audience)
    }
  }

  async stop(): Promise<void> {
    this.#ending.abort()
    // Where nothing answers, its goodbye is not waited for.
    await Promise.race([this.#client?.end(), pauseUntil(GOODBYE_MS, new AbortController().signal)])
  }

  /** A notice says a line for each change: whom it concerns, and what. */
  #deliver(notice: string): void {
    for (const line of notice.split('\n')) {
      const [audience = '', topic = ''] = line.split(' ')
      for (const listener of this.#listeners.get(audience) ?? []) listener(topic)
    }
  }

  /** Has a new connection whenever one is lost, until the hub is stopped. */
  async #keep(connect: () => pg.Client, first: Listening): Promise<void> {
    const { signal } = this.#ending
    let listening: Listening | undefined = first
    for (let failures = 0; !signal.aborted;) {
      const since = performance.now()
      await listening?.lost
      this.#onHearing(false)
      // One that was taken and dropped at once is a failure like any other.
      failures = performance.now() - since > this.#again.mostMs ? 1 : failures + 1
      await pauseUntil(backoffMs(failures, this.#again), signal)
      listening = signal.aborted ? undefined : await this.#listenOn(connect()).catch(() => undefined)
    }
  }

  async #listenOn(client: pg.Client): Promise<Listening> {
    const lost = new Promise<void>((resolve) => client.once('end', () => resolve()))
    // What breaks it ends it as well, and without a listener would end the process.
    client.on('error', () => undefined)
    client.on('notification', ({ payload }) => this.#deliver(payload ?? ''))
    this.#client = client
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      void client.end()
      throw error
    }
    if (this.#ending.signal.aborted) void client.end()
    else this.#onHearing(true)
    const probe = repeat(
      PROBE_MS,
      () => client.query('select 1'),
      () => undefined,
    )
    return { lost: lost.then(() => probe.stop()) }
  }
}

/** Resolves when the connection is lost. In an object: a promise of a promise would be awaited at once. */
type Listening = { lost: Promise<void> }
