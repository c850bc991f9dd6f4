import { SELLER_ARRIVES_DAYS, SELLER_SENDS_DAYS } from './promises.ts'

/** What a seller's order is late with: nothing was sent, or what was sent has not arrived. */
export const LATE_STATES = ['not_sent', 'not_arrived'] as const
export type LateState = (typeof LATE_STATES)[number]

/**
 * What to do about a late order, most urgent first: its shoppers must hear of it; the seller must be asked;
 * or the seller was asked, and the day agreed on has not come.
 */
export const CHASE_GROUPS = ['tell', 'ask', 'wait'] as const
export type ChaseGroup = (typeof CHASE_GROUPS)[number]

/** From this many days late on, the shoppers must hear of it, whatever the seller has answered. */
export const TELL_SHOPPERS_DAYS = 3
/** The furthest day on which a seller may be asked again. */
export const ASK_AGAIN_DAYS_MAX = 30
/** The maximum length of what a seller answered. */
export const CHASE_NOTE_MAX = 500
/** Asking again within this time is a second press of the same button. */
export const SAME_CHASE_MS = 60_000

/** By when the seller should have sent, or the parcel arrived, that waits since a moment. */
export const sellerDueAt = (state: LateState, since: Date): Date =>
  new Date(since.getTime() + DAYS[state] * DAY_MS)

/** The cut-off at a moment: what waits since before it is late. */
export const sellerLateSince = (state: LateState, now: Date): Date =>
  new Date(now.getTime() - DAYS[state] * DAY_MS)

/** Whole days past the due time. */
export const daysLate = (dueAt: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - dueAt.getTime()) / DAY_MS))

/**
 * Where a late order belongs. `askAgainOn`: the day given when the seller was last asked, null if never;
 * `today` in the warehouse's calendar.
 */
export function chaseGroup(
  order: { dueAt: Date; askAgainOn: string | null },
  { now, today }: { now: Date; today: string },
): ChaseGroup {
  if (daysLate(order.dueAt, now) >= TELL_SHOPPERS_DAYS) return 'tell'
  return order.askAgainOn !== null && order.askAgainOn > today ? 'wait' : 'ask'
}

/** Whether a seller can be asked again on a day: after today, and not in some other month. */
export const isAskAgainDay = (day: string, today: string): boolean => {
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS
  return Number.isInteger(days) && days >= 1 && days <= ASK_AGAIN_DAYS_MAX
}

const DAYS: Record<LateState, number> = { not_sent: SELLER_SENDS_DAYS, not_arrived: SELLER_ARRIVES_DAYS }
const DAY_MS = 86_400_000
