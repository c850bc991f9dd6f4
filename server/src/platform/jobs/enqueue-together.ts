import type { Kysely } from 'kysely'
import { type Db, afterCommit } from '../database/db.ts'
import { rootOf } from '../database/root.ts'
import type { DB } from '../database/tables.ts'
import { type JobName, type JobPayload, enqueue } from './jobs.ts'

/** How long what is to be done is collected. Nobody notices that a mail leaves a fifth of a second later. */
const COLLECT_MS = 200
/** One job does at most so many. */
const TOGETHER_MAX = 20

/** Jobs that do the same to any number of rows. */
type ForMany = { [N in JobName]: JobPayload<N> extends { ids: string[] } ? N : never }[JobName]

/**
 * Has a job done for a row once the transaction is committed, together with the rows of other transactions of the same moment: putting a job into the queue
 * costs as much as three statements, and doing it as much as eight (decision 0059). A server that is killed in between forgets it: the row itself must say that
 * something is to be done, and a job that the clock starts must look for it.
 */
export function enqueueTogether(tx: Db, name: ForMany, id: string): void {
  const root = rootOf(tx)
  afterCommit(tx, () => collectionOf(root, name).add(id))
}

/** Puts into the queue what was collected so far, and answers whether there was anything; resolves when it is there. */
export async function enqueueCollected(db: Db): Promise<boolean> {
  const flushed = [...(collections.get(rootOf(db))?.values() ?? [])].map((collection) => collection.flush())
  return (await Promise.all(flushed)).some(Boolean)
}

const collections = new WeakMap<Kysely<DB>, Map<ForMany, Collection>>()

function collectionOf(root: Kysely<DB>, name: ForMany): Collection {
  const ofRoot = collections.get(root) ?? new Map<ForMany, Collection>()
  collections.set(root, ofRoot)
  const own = ofRoot.get(name) ?? new Collection(root, name)
  ofRoot.set(name, own)
  return own
}

/** What is to be done by one job, until it is in the queue. */
class Collection {
  readonly #root: Kysely<DB>
  readonly #name: ForMany
  #ids: string[] = []
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> = Promise.resolve()

  constructor(root: Kysely<DB>, name: ForMany) {
    this.#root = root
    this.#name = name
  }

  add(id: string): void {
    this.#ids.push(id)
    if (this.#ids.length >= TOGETHER_MAX) void this.flush()
    else this.#timer ??= setTimeout(() => void this.flush(), COLLECT_MS).unref()
  }

  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const ids = this.#ids
    this.#ids = []
    // Where the database is away, the job that the clock starts finds them.
    if (ids.length > 0)
      this.#sending = Promise.all([
        this.#sending,
        enqueue(this.#root, this.#name, { ids }).catch(() => undefined),
      ]).then(() => undefined)
    await this.#sending
    return ids.length > 0
  }
}
