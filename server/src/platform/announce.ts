import type { Topic } from '@longhaul/contract/topics.ts'
import { type Kysely, sql } from 'kysely'
import { Collected } from './collected.ts'
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
export const announced = (db: Db): Promise<boolean> => outboxOf(rootOf(db)).flush()

/** How long it is collected: an open page shows it as soon as before, and many calls at once cost one statement. */
const COLLECT_MS = 20

const outboxes = new WeakMap<Kysely<DB>, Collected<string>>()

function outboxOf(root: Kysely<DB>): Collected<string> {
  const own =
    outboxes.get(root) ??
    // Where the database is away, open pages have lost their streams as well, and ask again with the next one.
    new Collected<string>(COLLECT_MS, (lines) =>
      sql`select pg_notify(${CHANNEL}, said) from unnest(${inNotices([...new Set(lines)])}::text[]) as said`.execute(
        root,
      ),
    )
  outboxes.set(root, own)
  return own
}

/** A notice holds 8,000 bytes, and a line some fifty. */
const LINES_MAX = 100

/** Many lines in one notice: each costs the database and every server that hears it as much as a small statement. */
const inNotices = (lines: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(lines.length / LINES_MAX) }, (_, at) =>
    lines.slice(at * LINES_MAX, (at + 1) * LINES_MAX).join('\n'),
  )
