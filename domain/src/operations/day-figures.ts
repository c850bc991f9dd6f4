import { namesOf } from '../entries.ts'
import type { StaffRole } from '../states/table.ts'

/**
 * What is counted of a day's work, by the acts of the audit log that are it, and which roles see it: those whose work it is. An admin sees all.
 * In the order in which the overview shows them.
 */
export const DAY_FIGURES = {
  reviewed: { acts: ['approve_item', 'refuse_price', 'cancel_item'], roles: ['support', 'buyer'] },
  bought: { acts: ['record_purchase'], roles: ['buyer'] },
  scanned: { acts: ['scan_arrival'], roles: ['warehouse'] },
  shelved: { acts: ['shelve_stock'], roles: ['warehouse'] },
  packed: { acts: ['pack_parcel'], roles: ['warehouse'] },
  shipped: { acts: ['ship_parcel'], roles: ['warehouse'] },
  answered: { acts: ['answer_conversation'], roles: ['support'] },
  refunded: { acts: ['refund_pay_back'], roles: ['finance'] },
  credited: { acts: ['credit_remittance'], roles: ['finance'] },
  paid_out: { acts: ['pay_withdrawal', 'pay_withdrawal_by_hand'], roles: ['finance'] },
} as const satisfies Readonly<Record<string, { acts: readonly string[]; roles: readonly StaffRole[] }>>

export type DayFigure = keyof typeof DAY_FIGURES
export const DAY_FIGURE_IDS = namesOf(DAY_FIGURES)

/** What takes an act back: what was undone on the same day was not done. */
export const UNDONE_BY: Readonly<Record<string, string>> = {
  record_purchase: 'take_back_purchase',
  scan_arrival: 'undo_arrival',
  pack_parcel: 'reopen_box',
}

/** The usual day is this weekday of as many weeks before: a Monday of a shop is no Sunday. */
export const USUAL_WEEKS = 4

/** The figures that these roles see. */
export const dayFiguresOf = (roles: readonly StaffRole[]): DayFigure[] =>
  DAY_FIGURE_IDS.filter(
    (id) => roles.includes('admin') || DAY_FIGURES[id].roles.some((role: StaffRole) => roles.includes(role)),
  )

/**
 * What is usual of a figure by this hour, rounded: the mean of those weekdays on which anybody worked. Null where there is none, because a shop that
 * opened yesterday has no usual day.
 */
export function usualOf(counts: readonly number[], worked: readonly boolean[]): number | null {
  const days = counts.filter((_, week) => worked[week])
  return days.length === 0 ? null : Math.round(days.reduce((sum, count) => sum + count, 0) / days.length)
}
