import { type RawBuilder, sql } from 'kysely'
import { ACTORS, type Actor } from '@longhaul/domain/next-step/actor.ts'
import type { TopicsOf } from '../next-steps/public.ts'
import type { Search } from '../search/public.ts'

/**
 * The source of a list, in SQL. `from` has only left joins on a key, so that a join never adds or removes a
 * row, and costs nothing if none of its columns is used. Columns and filters have the names in
 * `domain/src/lists/lists.ts`.
 */
export type ListSource = {
  from: RawBuilder<unknown>
  id: RawBuilder<string>
  columns: Readonly<Record<string, RawBuilder<unknown>>>
  /**
   * Each order has an index, alone and combined with the stage if there is one, and is never null; or it
   * applies to `only` some rows and omits the rest.
   */
  sorts: Readonly<Record<string, Sort>>
  /** Reads the next step that the shopper sees for each row of a page, for the column `step`. */
  topics?: TopicsOf
  /** Conditions of the filters, except for days. */
  filters: Readonly<Record<string, (value: string) => RawBuilder<boolean>>>
  /** The time to which the filters `from` and `to` apply. */
  day: RawBuilder<Date>
  /**
   * A time that is never later than `day` and by which the list can be sorted: `to` limits it as well, so
   * that its index is used.
   */
  begun?: RawBuilder<Date>
  /** How the list is searched by words. */
  search: (words: string) => Search
}

type Sort = { by: RawBuilder<unknown>; type: 'timestamptz' | 'bigint'; only?: RawBuilder<boolean> }

/** A shopper's name in lists, for rows joined with `shoppers`. */
export const shopperName = sql<string>`coalesce(nullif(shoppers.nickname, ''), shoppers.email) || ' · ' || shoppers.code`
/** A filter for rows that belong to the shopper with this code. */
export const ofOwner = (column: string) => (code: string) =>
  sql<boolean>`${sql.ref(column)} = (select id from shoppers where code = ${code.toUpperCase()})`

/** A filter for rows whose column equals the value. */
export const is = (column: string) => (value: string) => sql<boolean>`${sql.ref(column)} = ${value}`

/** A filter for rows on which an actor has to act: none for a value that names no actor. */
export const byActor = (condition: (actor: Actor) => RawBuilder<boolean>) => (value: string) => {
  const actor = ACTORS.find((known) => known === value)
  return actor ? condition(actor) : sql<boolean>`false`
}
