import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from './db.ts'

/** What of a shopper changed: the open page asks again for what it shows of it. */
export type Topic =
  | 'orders'
  | 'stock'
  | 'parcels'
  | 'funds'
  | 'messages'
  | 'cart'
  | 'account'
  | 'conversations'
  | 'site'
  | 'shoppers'
  | 'holds'

/** Staff screens listen to one audience of this name. */
export const STAFF_AUDIENCE = 'staff'

/** What every page shows: articles, configuration, brand. */
export const SITE_AUDIENCE = 'site'

/** Before the id of a session, or of a person, whose streams end now: the database says so itself (migration 0038). */
export const SESSION_ENDED = 'session:'

const CHANNEL = 'longhaul_changes'

/** Tells everybody who listens for this shopper, once the transaction commits. */
export async function announce(tx: Db, audience: string, topic: Topic): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${audience} ${topic}`})`.execute(tx)
}

type Listener = (topic: string) => void

/** Hands committed changes to the pages that are open: one database connection for the whole process, and again when it breaks. */
export class EventHub {
  readonly #listeners = new Map<string, Set<Listener>>()
  #client: pg.Client | undefined
  #closed = false

  /** Starts listening. `connect` makes a fresh client: one that listens is used for nothing else. */
  async start(connect: () => pg.Client): Promise<void> {
    if (this.#closed) return
    const client = connect()
    this.#client = client
    client.on('notification', ({ payload }) => this.#deliver(payload ?? ''))
    client.on('error', () => this.#restart(connect))
    client.on('end', () => this.#restart(connect))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
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
    this.#closed = true
    this.#client?.removeAllListeners('end')
    await this.#client?.end()
  }

  #deliver(payload: string): void {
    const [audience = '', topic = ''] = payload.split(' ')
    for (const listener of this.#listeners.get(audience) ?? []) listener(topic)
  }

  #restart(connect: () => pg.Client): void {
    this.#client?.removeAllListeners()
    this.#client?.on('error', () => undefined)
    this.#client = undefined
    if (this.#closed) return
    setTimeout(() => this.start(connect).catch(() => this.#restart(connect)), 1_000).unref()
  }
}
