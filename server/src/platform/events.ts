import type pg from 'pg'
import { type Backoff, backoffMs, pauseUntil, repeat } from './backoff.ts'

/** The audience that all staff screens listen to; it receives every change. */
export const STAFF_AUDIENCE = 'staff'

/**
 * Prefix of the audience for the end of a session, before its id or its owner's: their streams must close.
 * The database notifies itself (`session_ended`).
 */
export const SESSION_ENDED = 'session:'

/**
 * The audience for every change to the staff's configuration; the database notifies itself
 * (`note_site_change`).
 */
export const SITE_AUDIENCE = 'site'

/** The PostgreSQL channel on which changes are announced. */
export const CHANNEL = 'longhaul_changes'

type Listener = (topic: string) => void

/** The waits between attempts to reconnect. */
const AGAIN = { firstMs: 500, mostMs: 30_000 }
/** A connection that only listens never notices that its peer is gone, so it is probed periodically. */
const PROBE_MS = 30_000
const GOODBYE_MS = 1_000
/** How long a change is remembered, for a page that starts to listen after it has fetched its data. */
export const REMEMBERED_MS = 60_000
/** How many changes are remembered: some minute's worth of a busy shop. */
const REMEMBERED = 10_000

/**
 * Delivers committed changes to open pages, over one database connection for the whole process. The
 * connection is monitored; if it breaks, the hub reconnects, one attempt at a time, with growing waits.
 */
export class EventHub {
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #ending = new AbortController()
  readonly #again: Backoff
  readonly #onListening: (isListening: boolean) => void
  /** The latest changes, oldest first. */
  readonly #recent: { at: number; audience: string; topic: string }[] = []
  #client: pg.Client | undefined

  /** `onListening` is called when the hub loses its connection, and when it listens again. */
  constructor(again: Backoff = AGAIN, onListening: (isListening: boolean) => void = () => undefined) {
    this.#again = again
    this.#onListening = onListening
  }

  /**
   * Starts listening; rejects if the first attempt fails. `connect` creates a new client, which is used for
   * nothing else.
   */
  async start(connect: () => pg.Client): Promise<void> {
    void this.#keep(connect, await this.#listenOn(connect()))
  }

  /**
   * Calls `listener` for each change for an audience, until the returned function is called, and at once for
   * what has changed in the last `sinceMs`.
   */
  listen(audience: string, listener: Listener, sinceMs = 0): () => void {
    const listeners = this.#listeners.get(audience) ?? new Set()
    this.#listeners.set(audience, listeners.add(listener))
    const since = performance.now() - Math.min(sinceMs, REMEMBERED_MS)
    const missed = this.#recent.filter((change) => change.at > since && change.audience === audience)
    for (const topic of new Set(missed.map((change) => change.topic))) listener(topic)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#listeners.delete(audience)
    }
  }

  async stop(): Promise<void> {
    this.#ending.abort()
    // If the database does not answer, do not wait for an orderly disconnect.
    await Promise.race([this.#client?.end(), pauseUntil(GOODBYE_MS, new AbortController().signal)])
  }

  /** A notification has a line for each change: its audience and its topic. */
  #deliver(notice: string): void {
    const at = performance.now()
    for (const line of notice.split('\n')) {
      const [audience = '', topic = ''] = line.split(' ')
      this.#recent.push({ at, audience, topic })
      for (const listener of this.#listeners.get(audience) ?? []) listener(topic)
    }
    const old = this.#recent.findIndex((change) => change.at > at - REMEMBERED_MS)
    this.#recent.splice(0, Math.max(old, this.#recent.length - REMEMBERED))
  }

  /** Replaces the connection whenever it is lost, until the hub is stopped. */
  async #keep(connect: () => pg.Client, first: Listening): Promise<void> {
    const { signal } = this.#ending
    let listening: Listening | undefined = first
    for (let failures = 0; !signal.aborted;) {
      const since = performance.now()
      await listening?.lost
      this.#onListening(false)
      // A connection that is accepted and soon dropped counts as a failure too.
      failures = performance.now() - since > this.#again.mostMs ? 1 : failures + 1
      await pauseUntil(backoffMs(failures, this.#again), signal)
      listening = signal.aborted ? undefined : await this.#listenOn(connect()).catch(() => undefined)
    }
  }

  async #listenOn(client: pg.Client): Promise<Listening> {
    const lost = new Promise<void>((resolve) => client.once('end', () => resolve()))
    // An error also ends the connection, which is handled above; without a listener it would end the process.
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
    else this.#onListening(true)
    const probe = repeat(
      PROBE_MS,
      () => client.query('select 1'),
      () => undefined,
    )
    return { lost: lost.then(() => probe.stop()) }
  }
}

/**
 * `lost` resolves when the connection is lost. It is wrapped in an object, because a promise of a promise
 * would be flattened.
 */
type Listening = { lost: Promise<void> }
