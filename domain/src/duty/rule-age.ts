import { type Fact, type Place, isOn } from './rule.ts'
import { daysBetween } from '../time/days.ts'

/** Some facts of a place are disputed: its rules count as old after this, whatever its file says. */
const DISPUTED_DAYS = 30

/** The day on which the oldest of the rules of today was checked, and whether that is too long ago. */
export function checkOf(
  { regimes, recheckDays }: Place,
  today: string,
): { readonly checked: string | null; readonly days: number; readonly isOld: boolean } {
  const facts: Fact[] = regimes
    .filter((regime) => isOn(regime, today))
    .flatMap((regime) => regime.charges.filter(({ until }) => until === null || until >= today))
  const [checked] = facts
    .map((fact) => fact.checked)
    .filter((day) => day !== '')
    .toSorted()
  if (checked === undefined) return { checked: null, days: 0, isOld: false }
  const isDisputed = facts.some(({ strength }) => strength === 'disputed')
  const days = daysBetween(checked, today)
  return { checked, days, isOld: days > (isDisputed ? Math.min(DISPUTED_DAYS, recheckDays) : recheckDays) }
}
