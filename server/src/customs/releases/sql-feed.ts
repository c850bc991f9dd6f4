import type { Insertable } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { RulesFeed } from '../../platform/database/tables.ts'

/** What became of asking for a newer release; undefined if nobody asked yet. */
export const findFeed = (db: Db) => db.selectFrom('rules_feed').selectAll().executeTakeFirst()

/** Notes the outcome of asking, in the one row that there is. */
export const saveFeed = (db: Db, row: Omit<Insertable<RulesFeed>, 'only_one'>) =>
  db
    .insertInto('rules_feed')
    .values(row)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(row))
    .execute()
