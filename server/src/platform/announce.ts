import type { Topic } from '@longhaul/contract/topics.ts'
import { type Kysely, sql } from 'kysely'
import { Batcher } from './batcher.ts'
import { type Db, afterCommit } from './database/db.ts'
import { rootOf } from './database/root.ts'
import { invalidateSite } from './database/site-memory.ts'
import type { DB } from './database/tables.ts'
import { CHANNEL, STAFF_AUDIENCE } from './events.ts'

/**
 * Notifies the open pages of these shoppers, and of staff, that something changed, once the transaction has
 * committed. A NOTIFY inside the transaction would make every transaction in the database wait for the one
 * committing before it (decision 0055). A server that is killed in between loses the notification: a page
 * then shows stale data until its next fetch.
 */
export function announce(db: Db, shopperIds: readonly string[], topics: readonly Topic[]): void {
  if (topics.length === 0) return
  const root = rootOf(db)
  const lines = [STAFF_AUDIENCE, ...shopperIds].flatMap((audience) =>
    topics.map((topic) => `${audience} ${topic}`),
  )
  afterCommit(db, () => {
    // Done immediately, so that this server's own next answer already reflects the change.
    if (topics.includes('site')) invalidateSite(root)
    outboxOf(root).add(lines)
  })
}

/** Resolves when everything announced so far has been sent. */
export const announced = (db: Db): Promise<boolean> => outboxOf(rootOf(db)).flush()

/**
 * How long announcements are collected: too short for a reader to notice, long enough for many simultaneous
 * calls to share one statement.
 */
const COLLECT_MS = 20

const outboxes = new WeakMap<Kysely<DB>, Batcher<string>>()

function outboxOf(root: Kysely<DB>): Batcher<string> {
  const own =
    outboxes.get(root) ??
    // A failed send needs no retry: while the database is down, open pages have lost their streams too, and
    // refetch when they reconnect.
    new Batcher<string>(COLLECT_MS, (lines) =>
      sql`select pg_notify(${CHANNEL}, notice) from unnest(${inNotices([...new Set(lines)])}::text[]) as notice`.execute(
        root,
      ),
    )
  outboxes.set(root, own)
  return own
}

/** A PostgreSQL notification holds 8,000 bytes; a line takes about fifty. */
const LINES_MAX = 100

/**
 * Packs many lines into one notification: each notification costs the database and every listening server as
 * much as a small statement.
 */
const inNotices = (lines: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(lines.length / LINES_MAX) }, (_, at) =>
    lines.slice(at * LINES_MAX, (at + 1) * LINES_MAX).join('\n'),
  )
