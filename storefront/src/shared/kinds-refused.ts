type Line = { readonly cannot_carry: readonly string[] }

/** How many kinds a row names. */
const KINDS_NAMED = 4

/**
 * What a line does not take although another here does: that is what tells them apart. What none takes is on the list of prohibited goods.
 * `more` counts those that are not named.
 */
export function kindsRefused(line: Line, lines: readonly Line[]): { named: string[]; more: number } {
  const others = lines.filter((other) => other !== line)
  const kinds = line.cannot_carry.filter(
    (kind) => others.length === 0 || others.some((other) => !other.cannot_carry.includes(kind)),
  )
  return { named: kinds.slice(0, KINDS_NAMED), more: Math.max(0, kinds.length - KINDS_NAMED) }
}
