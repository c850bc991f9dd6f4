import { type RawBuilder, sql } from 'kysely'

/**
 * One way in which words match a row. `from` and `find` form a query of ids that uses an index. `is` is the
 * same as a condition on a row, in a query with the joins of the row's list.
 */
export type Way = { from: RawBuilder<unknown>; find: RawBuilder<boolean>; is: RawBuilder<boolean> }
/** All ways in which words match rows of a table. The aliases are those of the query that uses it. */
export type Search = {
  id: RawBuilder<string>
  ways: readonly Way[]
  /** Words with more matches than this are common. Default: the limit for staff. */
  rareMax?: number
}

/** A way with the same condition for the index query and for a row. */
export const way = (from: RawBuilder<unknown>, holds: RawBuilder<boolean>): Way => ({
  from,
  find: holds,
  is: holds,
})

/**
 * The condition that a number or name begins with the words. Its index needs `text_pattern_ops`, and may
 * leave out empty texts.
 */
export const begins = (column: RawBuilder<string>, words: string): RawBuilder<boolean> =>
  sql<boolean>`(${column} like ${beginning(words)})`

/** Finds any part of a text by its pairs of letters (`pairs`). Fewer than two letters match nothing. */
export const holdsPart = (
  from: RawBuilder<unknown>,
  column: RawBuilder<string>,
  words: string,
  is: RawBuilder<boolean> = sql<boolean>`${column} ilike ${containing(words)}`,
): Way[] =>
  [...words].length < 2
    ? []
    : [
        {
          from,
          find: sql<boolean>`(pairs(${column}) @> ${pairsOf(words)} and ${column} ilike ${containing(words)})`,
          is,
        },
      ]

/**
 * Every second pair of letters of the words, which is enough, since together they cover all letters. In SQL,
 * so that lower-casing matches the index.
 */
export const pairsOf = (words: string) => sql<string[]>`array(
  select substr(low, least(at, length(low) - 1), 2)
  from (select lower(${words}) as low) spelled, generate_series(1, length(low), 2) at)`

/** A pattern for texts that begin with these words literally: SQL wildcards are escaped. */
export const beginning = (words: string): string => `${escaped(words)}%`
/** A pattern for texts that contain these words literally. */
export const containing = (words: string): string => `%${escaped(words)}%`

const escaped = (words: string): string => words.replaceAll(/[\\%_]/g, String.raw`\$&`)
