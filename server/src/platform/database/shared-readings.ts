import type { PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { BoundedClient } from './bounded-client.ts'
import type { Asked } from './sent-ahead.ts'

/** How many queries share a connection before the next one takes another. With more, one backend process would do all the work while the others idle. */
const TOGETHER_MAX = 6

type Shared = { client: Promise<pg.PoolClient>; waiting: number }
type AskBy = <R>(client: pg.PoolClient, asked: Asked) => Promise<PostgresQueryResult<R>>

/**
 * Short queries that wait for no lock, such as reading the session for each call. Simultaneous ones share a connection, and those of one event-loop turn
 * share a write: taking a connection for each and writing to it would cost the server more than the rest of the query. The connection comes from the pool
 * and is returned when no query is waiting on it.
 */
export class SharedReadings {
  readonly #pool: Pick<pg.Pool, 'connect'>
  readonly #askBy: AskBy
  #open: Shared | undefined

  constructor(pool: Pick<pg.Pool, 'connect'>, askBy: AskBy) {
    this.#pool = pool
    this.#askBy = askBy
  }

  async ask<R>(asked: Asked): Promise<PostgresQueryResult<R>> {
    const shared = this.#shared()
    shared.waiting += 1
    try {
      const client = await shared.client
      if (client instanceof BoundedClient) client.gather()
      return await this.#askBy<R>(client, asked)
    } finally {
      shared.waiting -= 1
      if (shared.waiting === 0) this.#giveBack(shared)
    }
  }

  #shared(): Shared {
    if (this.#open === undefined || this.#open.waiting >= TOGETHER_MAX)
      this.#open = { client: this.#pool.connect(), waiting: 0 }
    return this.#open
  }

  #giveBack(shared: Shared): void {
    if (this.#open === shared) this.#open = undefined
    shared.client.then(
      (client) => client.release(),
      // Every query that waited for the connection has already failed with this error.
      () => undefined,
    )
  }
}
