import { type Kysely, sql } from 'kysely'
import { pauseUntil, repeat } from '../backoff.ts'
import { copySeen } from '../seen.ts'
import type { Condition } from './condition.ts'
import { codeOf, isAway, readTogether } from './db.ts'
import type { DB } from './tables.ts'

/** So long a call waits for the copy to have what was written before it came. Usually it is there: streaming takes a millisecond or two. */
const WAIT_MS = 100
/** How long the copy may take to say so, with a new connection. */
const ANSWER_MS = 1_000
const LOOK_EVERY_MS = 1_000
const STEP_MS = 4

/** It took too long on the copy: on the primary it would take as long, and others with it. */
const TOO_LONG = '57014'

/**
 * A copy of the database that PostgreSQL keeps (DATABASE_REPLICA_URL), for lists, reports and searches. It answers a call only once it has everything that was
 * acknowledged before the call came, whoever wrote it and through whichever process: nobody misses what they just changed. Where it has not within a moment, or is
 * gone, the primary answers, and is asked alone until the copy has caught up.
 */
export class Replica {
  readonly #primary: Kysely<DB>
  readonly #copy: Kysely<DB>
  readonly #condition: Condition
  readonly #looking: { stop(): Promise<void> }
  /** Why the primary answers; null while the copy does. */
  #why: string | null = 'the copy of DATABASE_REPLICA_URL was not heard of yet'

  constructor(primary: Kysely<DB>, copy: Kysely<DB>, condition: Condition) {
    this.#primary = primary
    this.#copy = copy
    this.#condition = condition
    const look = () => this.#ask(async () => undefined)
    look().catch(() => undefined)
    this.#looking = repeat(LOOK_EVERY_MS, look, () => undefined)
  }

  /** Reads on the copy, or on the primary where the copy cannot answer. `run` only reads, and may be run again. */
  async read<T>(run: (db: Kysely<DB>) => Promise<T>): Promise<T> {
    if (this.#why === null) {
      const answered = await this.#ask(run)
      if (answered) {
        if (copySeen.hasSubscribers) copySeen.publish({ by: 'copy' })
        return answered.value
      }
    }
    if (copySeen.hasSubscribers) copySeen.publish({ by: 'primary' })
    return await run(this.#primary)
  }

  /** Undefined where the copy could not answer. */
  async #ask<T>(run: (db: Kysely<DB>) => Promise<T>): Promise<{ value: T } | undefined> {
    const patience = new AbortController()
    let isReading = false
    let isLeft = false
    // Without the primary nothing is read at all: its faults are the call's.
    const wanted = await this.#position()
    try {
      const reading = this.#copy.connection().execute(async (one) => {
        await this.#reach(one, wanted, patience.signal)
        if (isLeft) throw new Unusable('it was left')
        isReading = true
        patience.abort()
        return { value: await run(one) }
      })
      const leave = async (): Promise<typeof reading> => {
        await pauseUntil(ANSWER_MS, patience.signal)
        if (isReading) return await reading
        isLeft = true
        reading.catch(() => undefined)
        throw new Unusable(`it did not answer within ${ANSWER_MS} ms`)
      }
      const answered = await Promise.race([reading, leave()])
      this.#report(null)
      return answered
    } catch (error) {
      // What the call itself refuses, or does wrong, it would on the primary as well.
      if (isReading && !(isAway(error) && codeOf(error) !== TOO_LONG)) throw error
      this.#report(
        `the copy of DATABASE_REPLICA_URL: ${error instanceof Error ? error.message : String(error)}`,
      )
      return undefined
    } finally {
      patience.abort()
    }
  }

  /** Up to where the primary has put on its disk what it acknowledged. */
  async #position(): Promise<string> {
    const [row] = await readTogether<{ at: string }>(this.#primary, {
      text: 'select pg_current_wal_flush_lsn()::text as at',
      values: [],
    })
    return row!.at
  }

  /** Waits until the copy has come so far. On the connection that is read with: behind one address there may be several copies. */
  async #reach(one: Kysely<DB>, wanted: string, patience: AbortSignal): Promise<void> {
    const until = performance.now() + WAIT_MS
    for (;;) {
      const { rows } = await sql<{ is_copy: boolean; is_there: boolean | null }>`
        select pg_is_in_recovery() as is_copy, pg_last_wal_replay_lsn() >= ${wanted}::pg_lsn as is_there`.execute(
        one,
      )
      if (!rows[0]!.is_copy) throw new Unusable('it is no copy: it can be written to')
      if (rows[0]!.is_there) return
      if (performance.now() > until) throw new Unusable(`it is more than ${WAIT_MS} ms behind`)
      await pauseUntil(STEP_MS, patience)
    }
  }

  #report(why: string | null): void {
    this.#why = why
    this.#condition.report('replica', why)
  }

  async stop(): Promise<void> {
    await this.#looking.stop()
    await this.#copy.destroy()
  }
}

class Unusable extends Error {}

/** Reads what may come from a copy of the database: a list, a report, a search. Never what decides about money. */
export const readFromCopy = <T>(
  { replica, db }: { replica?: Replica | undefined; db: Kysely<DB> },
  run: (db: Kysely<DB>) => Promise<T>,
): Promise<T> => (replica ? replica.read(run) : run(db))
