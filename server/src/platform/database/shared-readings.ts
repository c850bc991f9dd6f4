import type { PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { BoundedClient } from './bounded-client.ts'
import type { Asked } from './sent-ahead.ts'

/** So many ask over one connection at once; who comes then takes another. With more, one process of the database does the work of all while others rest. */
const TOGETHER_MAX = 6

type Shared = { client: Promise<pg.PoolClient>; waiting: number }
type AskBy = <R>(client: pg.PoolClient, asked: Asked) => Promise<PostgresQueryResult<R>>

/**
 * Short readings that wait for no lock, such as the session of each call: those of the same moment go over one connection, and those of one turn in one piece.
 * To take a connection for each, and to write to it, cost the server more than all else about such a reading. The connection is one of the pool, and goes back
 * when nobody waits for it.
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
      // Each who waited for it was told.
      () => undefined,
    )
  }
}
