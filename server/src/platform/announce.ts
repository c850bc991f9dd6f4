import type { Topic } from '@longhaul/contract/topics.ts'
import { type Kysely, sql } from 'kysely'
import { type Db, afterCommit } from './database/db.ts'
import { rootOf } from './database/root.ts'
import { forgetSite } from './database/site-memory.ts'
import type { DB } from './database/tables.ts'
import { CHANNEL, STAFF_AUDIENCE } from './events.ts'

/**
 * Tells the open pages of these shoppers, and of staff, that something changed, once the transaction is committed. A notice inside of it would make every
 * transaction of the database wait for the one that commits before it (decision 0055). A server that is killed in between loses the notice: a page then
 * shows what it showed until it asks again.
 */
export function announce(tx: Db, shopperIds: readonly string[], topics: readonly Topic[]): void {
  if (topics.length === 0) return
  const root = rootOf(tx)
  const lines = [STAFF_AUDIENCE, ...shopperIds].flatMap((audience) =>
    topics.map((topic) => `${audience} ${topic}`),
  )
  afterCommit(tx, () => {
    // This server's own next answer shows it already.
    if (topics.includes('site')) forgetSite(root)
    outboxOf(root).add(lines)
  })
}

/** Resolves when everything announced so far is on its way. */
export const announced = (db: Db): Promise<void> => outboxOf(rootOf(db)).sent()

const outboxes = new WeakMap<Kysely<DB>, Outbox>()

function outboxOf(root: Kysely<DB>): Outbox {
  const own = outboxes.get(root) ?? new Outbox(root)
  outboxes.set(root, own)
  return own
}

/** How long it is collected: an open page shows it as soon as before, and many calls at once cost one statement. */
const COLLECT_MS = 20

/** What waits to be announced: all of one moment in one statement, one statement at a time. */
class Outbox {
  readonly #root: Kysely<DB>
  #lines = new Set<string>()
  #sending: Promise<void> | undefined

  constructor(root: Kysely<DB>) {
    this.#root = root
  }

  add(lines: readonly string[]): void {
    for (const line of lines) this.#lines.add(line)
    this.#sending ??= this.#send()
  }

  async sent(): Promise<void> {
    await this.#sending
  }

  async #send(): Promise<void> {
    while (this.#lines.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, COLLECT_MS))
      const lines = [...this.#lines]
      this.#lines.clear()
      // Where the database is away, open pages have lost their streams as well, and ask again with the next one.
      await sql`select pg_notify(${CHANNEL}, line) from unnest(${lines}::text[]) as line`
        .execute(this.#root)
        .catch(() => undefined)
    }
    this.#sending = undefined
  }
}
