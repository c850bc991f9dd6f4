import type { Reply } from '@longhaul/contract/routes.ts'
import { dutiesText as words } from '@longhaul/text/console/shipping/duties.ts'
import { date, format, moneyWithCode, percent } from '@longhaul/text/format.ts'

export type DutyRule = Reply<'GET /staff/import_rules'>['rules'][number]
/** The content of a rule, without its author. */
export type DutyWords = Omit<DutyRule, 'id' | 'state' | 'changed_at' | 'staff_name'>

export const placeName = (place: string): string => (place === 'EU' ? words.union : format.country(place))

/** How much is due; empty for a rule that is only a note. */
export function howMuch(rule: DutyWords): string {
  if (rule.kind === 'free' || rule.kind === 'note' || rule.kind === 'unknown') return ''
  if (rule.rate_per_mille !== null)
    return (rule.kind === 'vat' ? words.shareOfAll : words.share)(percent(rule.rate_per_mille))
  if (rule.amount_minor !== null) return words.each[rule.per](moneyWithCode(rule.amount_minor, rule.currency))
  return words.depends
}

/** Which goods it applies to; empty if it applies to all. */
export function forWhich({ above_minor: above, within_minor: within, currency }: DutyWords): string {
  const money = (minor: number) => moneyWithCode(minor, currency)
  if (above !== null && within !== null) return words.between(money(above), money(within))
  if (above !== null) return words.above(money(above))
  return within === null ? '' : words.within(money(within))
}

export function whichDays({ valid_from: from, valid_until: until }: DutyWords): string {
  const validity = [from && words.from(date(from)), until && words.until(date(until))].filter(Boolean)
  return validity.length > 0 ? validity.join(' ') : words.always
}
