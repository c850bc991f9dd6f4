import { type Kysely, sql } from 'kysely'
import { pauseUntil, repeat } from '../backoff.ts'
import { copySeen } from '../seen.ts'
import type { Condition } from './condition.ts'
import { codeOf, isAway } from './db.ts'
import type { DB } from './tables.ts'

/**
 * How long a call waits for the replica to catch up with what was written before the call. Usually it has:
 * streaming takes a millisecond or two.
 */
const WAIT_MS = 100
/** How long the replica may take to confirm that, including a new connection. */
const ANSWER_MS = 1_000
const LOOK_EVERY_MS = 1_000
const STEP_MS = 4

/** The query timed out on the replica. It would take as long on the primary, and slow down others as well. */
const TOO_LONG = '57014'

/**
 * A PostgreSQL replica (DATABASE_REPLICA_URL) for lists, reports and searches. It answers a call only once it
 * has everything that was committed before the call, by any user through any process, so users always see
 * their own changes. If it does not catch up in time, or is unreachable, the primary answers, and keeps
 * answering until the replica has caught up.
 */
export class Replica {
  readonly #primary: Kysely<DB>
  readonly #copy: Kysely<DB>
  readonly #condition: Condition
  readonly #looking: { stop(): Promise<void> }
  /** Why the primary answers; null while the replica does. */
  #why: string | null = 'the copy of DATABASE_REPLICA_URL was not heard of yet'

  constructor(primary: Kysely<DB>, copy: Kysely<DB>, condition: Condition) {
    this.#primary = primary
    this.#copy = copy
    this.#condition = condition
    const look = () => this.#ask(async () => undefined)
    look().catch(() => undefined)
    this.#looking = repeat(LOOK_EVERY_MS, look, () => undefined)
  }

  /**
   * Reads from the replica, or from the primary if the replica cannot answer. `run` must only read, and may
   * be run twice.
   */
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

  /** Undefined if the replica could not answer. */
  async #ask<T>(run: (db: Kysely<DB>) => Promise<T>): Promise<{ value: T } | undefined> {
    const patience = new AbortController()
    let isReading = false
    let isLeft = false
    // Without the primary nothing can be read at all, so its errors are thrown to the caller.
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
      // A refusal or a mistake of the call itself would be the same on the primary.
      if (isReading && !(isAway(error) && codeOf(error) !== TOO_LONG)) throw error
      this.#report(
        `the copy of DATABASE_REPLICA_URL: ${error instanceof Error ? error.message : String(error)}`,
      )
      return undefined
    } finally {
      patience.abort()
    }
  }

  /**
   * The WAL position up to which the primary has flushed to disk, which covers everything it has
   * acknowledged.
   */
  async #position(): Promise<string> {
    const { rows } = await sql<{ at: string }>`
      select pg_current_wal_flush_lsn()::text as at`.execute(this.#primary)
    return rows[0]!.at
  }

  /**
   * Waits until the replica has reached this position. Asks on the connection used for reading, because one
   * address may stand for several replicas.
   */
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

/**
 * Reads a list, a report or a search from the replica, if there is one. Never use it for a decision about
 * money.
 */
export const readFromReplica = <T>(
  { replica, db }: { replica?: Replica | undefined; db: Kysely<DB> },
  run: (db: Kysely<DB>) => Promise<T>,
): Promise<T> => (replica ? replica.read(run) : run(db))
