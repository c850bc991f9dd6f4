type Line = { readonly cannot_carry: readonly string[] }

/** The number of kinds that a row names. */
const KINDS_NAMED = 4

/**
 * The kinds that a line refuses but at least one other line here accepts, because those set the lines apart. Kinds that no line accepts are on the list of
 * prohibited goods. `more` is the number of kinds not named.
 */
export function kindsRefused(line: Line, lines: readonly Line[]): { named: string[]; more: number } {
  const others = lines.filter((other) => other !== line)
  const kinds = line.cannot_carry.filter(
    (kind) => others.length === 0 || others.some((other) => !other.cannot_carry.includes(kind)),
  )
  return { named: kinds.slice(0, KINDS_NAMED), more: Math.max(0, kinds.length - KINDS_NAMED) }
}
