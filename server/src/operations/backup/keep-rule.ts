import { backupMoment } from './backup-folder.ts'

/**
 * How many backups are kept: the newest one in each of the last `days` days, `weeks` weeks and so on that
 * have a backup.
 */
export type KeepRule = { days: number; weeks: number; months: number; years: number }

const UNITS = [
  ['d', 'days'],
  ['w', 'weeks'],
  ['m', 'months'],
  ['y', 'years'],
] as const
const DAY_MS = 86_400_000

/** Parses a rule such as `7d4w12m`; undefined if it is invalid or would keep nothing. */
export function readKeepRule(text: string): KeepRule | undefined {
  if (!/^(?:\d{1,4}[dwmy])+$/.test(text)) return undefined
  const rule = { days: 0, weeks: 0, months: 0, years: 0 }
  for (const [letter, unit] of UNITS)
    for (const [, count] of text.matchAll(new RegExp(`(\\d+)${letter}`, 'g'))) rule[unit] += Number(count)
  return Object.values(rule).some((count) => count > 0) ? rule : undefined
}

/**
 * The backups that the rule does not keep. The newest is always kept. Periods without a backup do not count,
 * so that a machine that was off for a month loses none when it comes back. Days are in UTC, like the names;
 * weeks begin on Monday.
 */
export function notKept(names: readonly string[], rule: KeepRule): string[] {
  const newestFirst = names.toSorted().toReversed()
  const kept = new Set(newestFirst.slice(0, 1))
  for (const [, unit] of UNITS) {
    const periods = new Set<string>()
    for (const name of newestFirst) {
      const period = periodOf(name, unit)
      if (periods.has(period) || periods.size >= rule[unit]) continue
      periods.add(period)
      kept.add(name)
    }
  }
  return newestFirst.filter((name) => !kept.has(name))
}

function periodOf(name: string, unit: keyof KeepRule): string {
  const at = backupMoment(name)
  const day = at.toISOString().slice(0, 10)
  if (unit === 'days') return day
  if (unit === 'months') return day.slice(0, 7)
  if (unit === 'years') return day.slice(0, 4)
  // Day zero of the Unix epoch was a Thursday.
  return String(Math.floor((at.getTime() / DAY_MS + 3) / 7))
}
