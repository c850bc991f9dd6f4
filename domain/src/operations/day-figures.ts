import { namesOf } from '../entries.ts'
import { whyNotEverywhere } from '../staff/workplace.ts'
import type { StaffRole } from '../states/table.ts'

/**
 * The figures of a day's work, each with the acts of the audit log that it counts and the roles that see it:
 * those that do the work. An admin sees all. In the order of the overview.
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

/** The act that undoes another: an act undone on the same day does not count. */
export const UNDONE_BY: Readonly<Record<string, string>> = {
  approve_item: 'undo_approval',
  refuse_price: 'undo_question',
  cancel_item: 'undo_cancellation',
  record_purchase: 'take_back_purchase',
  scan_arrival: 'undo_arrival',
  pack_parcel: 'reopen_box',
}

/**
 * The usual day is the mean of this weekday over as many previous weeks, since a Monday differs from a
 * Sunday.
 */
export const USUAL_WEEKS = 4

/** The figures that these roles see. */
export const dayFiguresOf = (roles: readonly StaffRole[]): DayFigure[] =>
  DAY_FIGURE_IDS.filter(
    (id) => roles.includes('admin') || DAY_FIGURES[id].roles.some((role: StaffRole) => roles.includes(role)),
  )

/**
 * The usual value of a figure at this hour, rounded: the mean of those weekdays on which anyone worked. Null
 * if there are none, because a shop that opened yesterday has no usual day.
 */
export function usualOf(counts: readonly number[], worked: readonly boolean[]): number | null {
  const days = counts.filter((_, week) => worked[week])
  return days.length === 0 ? null : Math.round(days.reduce((sum, count) => sum + count, 0) / days.length)
}

type Viewer = { roles: readonly StaffRole[]; leadsShift: boolean; warehouseId: string | null }

/**
 * Whether somebody sees the figures of others by name: an admin, and who leads a shift, in the warehouse
 * where they work; a lead who must stand in one and has not said in which sees only their own.
 */
export const seesColleagues = ({ roles, leadsShift, warehouseId }: Viewer): boolean =>
  roles.includes('admin') || (leadsShift && (warehouseId !== null || whyNotEverywhere(roles) === null))

/** The roles whose figures somebody sees: a lead also those of the shift, whose work is not money. */
export const rolesSeen = (me: Viewer): readonly StaffRole[] =>
  me.leadsShift && seesColleagues(me) ? [...me.roles, 'support', 'buyer', 'warehouse'] : me.roles
