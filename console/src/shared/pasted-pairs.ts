import { isTrackingNumber, normaliseTrackingNumber } from '@longhaul/domain/warehouse/tracking-number.ts'

/** Why a pasted line is skipped. */
export type PairProblem = 'noPair' | 'badNumber' | 'unknown' | 'twice'

/** A pasted line: its name, its tracking number, and the targets found for it. */
export type Pair<Target> =
  | { line: number; name: string; tracking: string; targets: readonly Target[] }
  | { line: number; name: string; tracking: string; problem: PairProblem }

/**
 * Parses lines of a name and a tracking number, separated by a tab, spaces or a comma, as copied from a spreadsheet. `find` returns the
 * targets of a name: one seller order may contain several items. Blank lines are ignored; a repeated name is skipped.
 */
export function readPairs<Target>(text: string, find: (name: string) => readonly Target[]): Pair<Target>[] {
  const seen = new Set<string>()
  return text.split(/\r?\n/).flatMap((raw, index): Pair<Target>[] => {
    const cells = raw
      .normalize('NFKC')
      .split(/[\t,;]|\s{1,}/)
      .filter((cell) => cell !== '')
    if (cells.length === 0) return []
    const [name = '', ...rest] = cells
    const tracking = normaliseTrackingNumber(rest.join(''))
    const pair = { line: index + 1, name, tracking }
    if (rest.length === 0) return [{ ...pair, problem: 'noPair' }]
    if (!isTrackingNumber(tracking)) return [{ ...pair, problem: 'badNumber' }]
    const key = name.toUpperCase()
    if (seen.has(key)) return [{ ...pair, problem: 'twice' }]
    const targets = find(name)
    if (targets.length === 0) return [{ ...pair, problem: 'unknown' }]
    seen.add(key)
    return [{ ...pair, targets }]
  })
}
