import { EU } from '@longhaul/domain/customs/hs-code.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import type { RuleRow } from './sql-rules.ts'

/**
 * The countries whose rules are the operator's own, by the day since which they are. Rules of a union are so
 * in all its members.
 */
export function ownedPlaces(rows: readonly RuleRow[]): Map<string, string> {
  const owned = new Map<string, string>()
  for (const { place, staff_id, changed_at } of rows) {
    if (staff_id === null || changed_at === null) continue
    const day = shanghaiDay(changed_at)
    for (const country of place === 'EU' ? EU : [place]) {
      const known = owned.get(country)
      if (known === undefined || day < known) owned.set(country, day)
    }
  }
  return owned
}
