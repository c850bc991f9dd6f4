import type { Kysely } from 'kysely'
import { Batcher } from '../batcher.ts'
import { type Db, type Tx, afterCommit } from '../database/db.ts'
import { rootOf } from '../database/root.ts'
import type { DB } from '../database/tables.ts'
import { traceHere } from '../tracing.ts'
import { type JobName, type JobPayload, enqueue } from './jobs.ts'

/** How long rows are collected. A fifth of a second makes no noticeable difference to a mail. */
const COLLECT_MS = 200
/** The maximum number of rows per job. */
const TOGETHER_MAX = 20

/** A row, and the traces that its processing continues. */
type One = { id: string; traces: readonly string[] }

/** Jobs that process any number of rows. */
type ForMany = { [N in JobName]: JobPayload<N> extends { ids: string[] } ? N : never }[JobName]

/**
 * Enqueues a job for a row once the transaction has committed, combined with the rows of other transactions
 * at about the same time: enqueuing a job costs as much as three statements, and running it as much as eight.
 * A server that is killed in between loses the job, so the row itself must record that it is pending, and a
 * scheduled job must look for such rows.
 */
export function enqueueBatched(tx: Tx, name: ForMany, id: string): void {
  const root = rootOf(tx)
  const traces = traceHere()
  afterCommit(tx, () => collectionOf(root, name).add([{ id, traces }]))
}

/** Enqueues everything collected so far. Resolves once that is done, with whether there was anything. */
export async function flushBatches(db: Db): Promise<boolean> {
  const flushed = [...(collections.get(rootOf(db))?.values() ?? [])].map((collection) => collection.flush())
  return (await Promise.all(flushed)).some(Boolean)
}

const collections = new WeakMap<Kysely<DB>, Map<ForMany, Batcher<One>>>()

function collectionOf(root: Kysely<DB>, name: ForMany): Batcher<One> {
  const ofRoot = collections.get(root) ?? new Map<ForMany, Batcher<One>>()
  collections.set(root, ofRoot)
  const own =
    ofRoot.get(name) ??
    new Batcher<One>(COLLECT_MS, async (all) => {
      for (let from = 0; from < all.length; from += TOGETHER_MAX) {
        const some = all.slice(from, from + TOGETHER_MAX)
        const traces = [...new Set(some.flatMap((one) => one.traces))]
        await enqueue(root, name, { ids: some.map(({ id }) => id) }, { traces })
      }
    })
  ofRoot.set(name, own)
  return own
}
