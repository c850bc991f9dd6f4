/** The number of kinds that a row names. */
const KINDS_NAMED = 4

/**
 * Of the kinds of goods that a line cannot carry, those that at least one of the other lines carries, because
 * they set the lines apart. Kinds that no line carries are on the list of prohibited goods. `more` is the
 * number of kinds not named.
 */
export function kindsRefused(
  kinds: readonly string[],
  refusedByOthers: readonly (readonly string[])[],
): { named: string[]; more: number } {
  const telling = kinds.filter(
    (kind) => refusedByOthers.length === 0 || refusedByOthers.some((refused) => !refused.includes(kind)),
  )
  return { named: telling.slice(0, KINDS_NAMED), more: Math.max(0, telling.length - KINDS_NAMED) }
}
