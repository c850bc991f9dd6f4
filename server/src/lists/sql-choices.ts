import type { Lang } from '@longhaul/domain/languages.ts'
import type { SearchedFor } from '@longhaul/domain/lists/lists.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { beginning, containing, matching, shopperSearch } from '../search/public.ts'
import { shopperName } from './sql-source.ts'

/** The number of choices shown; a user who does not find theirs types another letter. */
const CHOICES_MAX = 12

type Choice = { value: string; label: string }

/** The choices that match the words, by the kind of values that a filter searches. */
export const CHOICES: Readonly<
  Record<SearchedFor, (db: Db, words: string, lang: Lang) => Promise<Choice[]>>
> = {
  shoppers: async (db, words) =>
    words === ''
      ? []
      : await db
          .selectFrom('shoppers')
          .where(await matching(db, shopperSearch, words))
          .select(['code as value', shopperName.as('label')])
          .orderBy('shoppers.created_at', 'desc')
          .limit(CHOICES_MAX)
          .execute(),

  lines: async (db, words, lang) => {
    const name = sql<string>`(shipping_lines.name ->> ${lang}::text)`
    const part = containing(words.toLowerCase())
    return await db
      .selectFrom('shipping_lines')
      .where(sql<boolean>`lower(id) like ${part} or lower(${name}) like ${part}`)
      .select(['id as value', sql<string>`id || ' · ' || ${name}`.as('label')])
      .orderBy('id')
      .limit(CHOICES_MAX)
      .execute()
  },

  // Steps through the index from one shelf to the next: a full warehouse has thousands of items on few
  // shelves.
  shelves: async (db, words) => {
    const start = beginning(words.toUpperCase())
    const { rows } = await sql<Choice>`
      with recursive walk as (
        (select shelf from stock_items where shelf <> '' and shelf like ${start} order by shelf using ~<~ limit 1)
        union all
        select (select shelf from stock_items where shelf <> '' and shelf ~>~ walk.shelf and shelf like ${start} order by shelf using ~<~ limit 1)
        from walk where walk.shelf is not null
      )
      select shelf as value, shelf as label from walk where shelf is not null limit ${CHOICES_MAX}`.execute(
      db,
    )
    return rows
  },

  providers: async (db, words) => {
    const { rows } = await sql<Choice>`
      with recursive walk as (
        (select provider from recharges order by provider limit 1)
        union all
        select (select provider from recharges where provider > walk.provider order by provider limit 1)
        from walk where walk.provider is not null
      )
      select provider as value, provider as label from walk
      where provider like ${containing(words.toLowerCase())} limit ${CHOICES_MAX}`.execute(db)
    return rows
  },
}
