import { type RawBuilder, sql } from 'kysely'
import { ACTORS, type Actor } from '@longhaul/domain/next-step/actor.ts'
import type { TopicsOf } from '../next-steps/public.ts'
import type { Search } from '../search/public.ts'

/**
 * Where a list comes from, in SQL. `from` joins from the left and by a key, so that a join never adds or takes a row, and costs nothing
 * where nothing is asked of it. Columns and filters go by the names of `domain/src/lists/lists.ts`.
 */
export type ListSource = {
  from: RawBuilder<unknown>
  id: RawBuilder<string>
  columns: Readonly<Record<string, RawBuilder<unknown>>>
  /** Each has an index, alone and together with the stage where there is one, and is never null; or holds `only` of what is open, and leaves out the rest. */
  sorts: Readonly<Record<string, Sort>>
  /** The next step that the shopper is shown, of a page's rows: what the rule says, in the column `step`. */
  topics?: TopicsOf
  /** Filters by equality, but for days. */
  filters: Readonly<Record<string, (value: string) => RawBuilder<boolean>>>
  /** Which moment `from` and `to` are about. */
  day: RawBuilder<Date>
  /** A moment that is never later than that one, where the list can be sorted by it: `to` bounds it as well, and its index. */
  begun?: RawBuilder<Date>
  /** What words may mean in it. */
  search: (words: string) => Search
}

type Sort = { by: RawBuilder<unknown>; type: 'timestamptz' | 'bigint'; only?: RawBuilder<boolean> }

/** A shopper as lists name them, where the row is joined with `shoppers`. */
export const shopperName = sql<string>`coalesce(nullif(shoppers.nickname, ''), shoppers.email) || ' · ' || shoppers.code`
/** Only what belongs to the shopper with this code. */
export const ofOwner = (column: string) => (code: string) =>
  sql<boolean>`${sql.ref(column)} = (select id from shoppers where code = ${code.toUpperCase()})`

/** A column that must be one word. */
export const is = (column: string) => (value: string) => sql<boolean>`${sql.ref(column)} = ${value}`

/** Only what it is an actor's turn with: nothing for a word that names none. */
export const byActor = (condition: (actor: Actor) => RawBuilder<boolean>) => (value: string) => {
  const actor = ACTORS.find((known) => known === value)
  return actor ? condition(actor) : sql<boolean>`false`
}
