import type { Kysely } from 'kysely'
import { Collected } from '../collected.ts'
import { type Db, afterCommit } from '../database/db.ts'
import { rootOf } from '../database/root.ts'
import type { DB } from '../database/tables.ts'
import { traceHere } from '../tracing.ts'
import { type JobName, type JobPayload, enqueue } from './jobs.ts'

/** How long what is to be done is collected. Nobody notices that a mail leaves a fifth of a second later. */
const COLLECT_MS = 200
/** One job does at most so many. */
const TOGETHER_MAX = 20

/** A row, and what its being done goes on with. */
type One = { id: string; traces: readonly string[] }

/** Jobs that do the same to any number of rows. */
type ForMany = { [N in JobName]: JobPayload<N> extends { ids: string[] } ? N : never }[JobName]

/**
 * Has a job done for a row once the transaction is committed, together with the rows of other transactions of the same moment: putting a job into the queue
 * costs as much as three statements, and doing it as much as eight (decision 0059). A server that is killed in between forgets it: the row itself must say that
 * something is to be done, and a job that the clock starts must look for it.
 */
export function enqueueTogether(tx: Db, name: ForMany, id: string): void {
  const root = rootOf(tx)
  const traces = traceHere()
  afterCommit(tx, () => collectionOf(root, name).add([{ id, traces }]))
}

/** Puts into the queue what was collected so far, and answers whether there was anything; resolves when it is there. */
export async function enqueueCollected(db: Db): Promise<boolean> {
  const flushed = [...(collections.get(rootOf(db))?.values() ?? [])].map((collection) => collection.flush())
  return (await Promise.all(flushed)).some(Boolean)
}

const collections = new WeakMap<Kysely<DB>, Map<ForMany, Collected<One>>>()

function collectionOf(root: Kysely<DB>, name: ForMany): Collected<One> {
  const ofRoot = collections.get(root) ?? new Map<ForMany, Collected<One>>()
  collections.set(root, ofRoot)
  const own =
    ofRoot.get(name) ??
    new Collected<One>(COLLECT_MS, async (all) => {
      for (let from = 0; from < all.length; from += TOGETHER_MAX) {
        const some = all.slice(from, from + TOGETHER_MAX)
        const traces = [...new Set(some.flatMap((one) => one.traces))]
        await enqueue(root, name, { ids: some.map(({ id }) => id) }, { traces })
      }
    })
  ofRoot.set(name, own)
  return own
}
