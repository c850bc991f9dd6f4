import { type RawBuilder, sql } from 'kysely'

/**
 * Names of ours as a list of literals, for `in (…)` and `array[…]`: with parameters the cached plan cannot
 * use the statistics of a column of stages, and takes up to five times as long. Never of what was sent.
 */
export const literals = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.lit(name)))
