import type { Rate } from '@longhaul/domain/duty/rule.ts'

/** Rates by tariff code, as a source lists them: one for each line of the tariff. */
export type Lines = ReadonlyMap<string, Rate>

/** The lengths of codes that may stand for all that begin so: chapter, heading, subheading, national line. */
const PARENTS = [10, 8, 6, 4, 2] as const

/**
 * Writes the same rates with fewer codes: a code stands for all longer ones that begin so and have its rate.
 * Of a source that is `complete` (has every line of the tariff) equal lines are replaced by the beginning
 * that they share; a heading or a chapter only if the source has all of its `subheadings` of six digits, so
 * that no rate is claimed for one that it does not know. Of a mere list nothing is known beside its lines.
 */
export function foldRates(
  lines: Lines,
  { complete, subheadings }: { readonly complete: boolean; readonly subheadings: readonly string[] },
): Lines {
  let folded = lines
  if (complete)
    for (const length of PARENTS) folded = foldedInto(length, folded, length < 6 ? subheadings : [])
  const kept = [...folded].filter(([code, rate]) => !isSame(rateAbove(code, folded), rate))
  return new Map(undivided(kept, lines).toSorted(([code], [other]) => (code < other ? -1 : 1)))
}

/** A national line that ends in 00 and stands alone is its whole subheading. */
function undivided(kept: readonly [string, Rate][], lines: Lines): [string, Rate][] {
  const divisions = new Map<string, Set<string>>()
  for (const code of lines.keys()) {
    const subheading = code.slice(0, 6)
    divisions.set(subheading, (divisions.get(subheading) ?? new Set()).add(code.slice(6, 8)))
  }
  return kept.map(([code, rate]) => {
    const [subheading, division] = [code.slice(0, 6), code.slice(6)]
    const isWhole = division === '00' && divisions.get(subheading)?.size === 1
    return [isWhole ? subheading : code, rate]
  })
}

function foldedInto(length: number, lines: Lines, subheadings: readonly string[]): Lines {
  const groups = new Map<string, [string, Rate][]>()
  for (const [code, rate] of lines) {
    const parent = code.slice(0, length)
    groups.set(parent, [...(groups.get(parent) ?? []), [code, rate]])
  }
  const demanded = new Map<string, string[]>()
  for (const code of subheadings) {
    const parent = code.slice(0, length)
    demanded.set(parent, [...(demanded.get(parent) ?? []), code])
  }
  return new Map(
    [...groups].flatMap(([parent, members]): [string, Rate][] => {
      const [, rate] = members[0]!
      const isUniform = members.every(([, other]) => isSame(other, rate))
      const known = new Set(members.map(([code]) => code.slice(0, 6)))
      const isWhole = (demanded.get(parent) ?? []).every(
        (code) => known.has(code) || known.has(code.slice(0, 4)),
      )
      return isUniform && isWhole && members.every(([code]) => code.length >= length)
        ? [[parent, rate]]
        : members
    }),
  )
}

/** The rate of the longest code that a code begins with; undefined if there is none. */
export function rateAbove(code: string, lines: Lines): Rate | undefined {
  for (let length = code.length - 1; length >= 2; length -= 1) {
    const rate = lines.get(code.slice(0, length))
    if (rate !== undefined) return rate
  }
  return undefined
}

export const isSame = (one: Rate | undefined, other: Rate): boolean =>
  one === other || (!!one && !!other && one.low === other.low && one.high === other.high)

/** The codes of a source whose rate is another one after folding, which would be a fault of this program. */
export const changedByFolding = (lines: Lines, folded: Lines): string[] =>
  [...lines].flatMap(([code, rate]) =>
    isSame(folded.has(code) ? folded.get(code) : rateAbove(code, folded), rate) ? [] : [code],
  )
