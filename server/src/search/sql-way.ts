import { type RawBuilder, sql } from 'kysely'

/**
 * One way by which words find a row. `from`, `find`: a query of ids that an index answers. `is`: the same said of a row that is already there, with the
 * tables joined that its list joins.
 */
export type Way = { from: RawBuilder<unknown>; find: RawBuilder<boolean>; is: RawBuilder<boolean> }
/** Everything that words may mean in a table. Its aliases are those of the query that uses it. */
export type Search = {
  id: RawBuilder<string>
  ways: readonly Way[]
  /** Words that find more than so many are common; without it as many as for staff. */
  rareMax?: number
}

/** Of a row that is there and a row that is sought, the same is true. */
export const way = (from: RawBuilder<unknown>, holds: RawBuilder<boolean>): Way => ({
  from,
  find: holds,
  is: holds,
})

/** A number or a name by how it begins. The index is by `text_pattern_ops`, and not of nothing. */
export const begins = (column: RawBuilder<string>, words: string): RawBuilder<boolean> =>
  sql<boolean>`(${column} like ${beginning(words)})`

/** Any part of a text, by the pairs of letters in it (migration 0030): less than two letters are no part. */
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

/** The letters by twos: each two stand in what is sought, and half of all pairs are enough. In SQL, whose small letters are those of the index. */
export const pairsOf = (words: string) => sql<string[]>`array(
  select substr(low, least(at, length(low) - 1), 2)
  from (select lower(${words}) as low) spelled, generate_series(1, length(low), 2) at)`

/** A pattern for whatever begins with these words, as they are: the wildcards of SQL are letters like others. */
export const beginning = (words: string): string => `${escaped(words)}%`
/** A pattern for whatever contains them. */
export const containing = (words: string): string => `%${escaped(words)}%`

const escaped = (words: string): string => words.replaceAll(/[\\%_]/g, String.raw`\$&`)
