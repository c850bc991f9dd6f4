import type { Fen } from '../money/fen.ts'

/** What a plan makes better; null where it says nothing and the configuration holds. */
export type PlanTerms = {
  readonly freeStorageDays: number | null
  readonly photoPriceFen: Fen | null
  readonly serviceFeePerMille: number | null
  readonly reviewHours: number | null
}

/** The configuration, as far as a plan can better it. */
export type OpenTerms = {
  freeStorageDays: number
  photoPriceFen: Fen
  serviceFeePerMille: number
  reviewHoursMax: number
}

/** What holds for a shopper on a plan: of each the better, so that a change of the configuration never makes a plan worse than none. */
export const termsWith = <Open extends OpenTerms>(open: Open, plan: PlanTerms | null): Open =>
  plan === null
    ? open
    : {
        ...open,
        freeStorageDays: Math.max(open.freeStorageDays, plan.freeStorageDays ?? 0),
        photoPriceFen: Math.min(open.photoPriceFen, plan.photoPriceFen ?? open.photoPriceFen),
        serviceFeePerMille: Math.min(
          open.serviceFeePerMille,
          plan.serviceFeePerMille ?? open.serviceFeePerMille,
        ),
        reviewHoursMax: Math.min(open.reviewHoursMax, plan.reviewHours ?? open.reviewHoursMax),
      }

/** The same day and time a month later (UTC); the last day of a month that is too short. */
export function monthLater(from: Date): Date {
  const until = new Date(from)
  until.setUTCDate(1)
  until.setUTCMonth(until.getUTCMonth() + 1)
  const last = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() + 1, 0)).getUTCDate()
  until.setUTCDate(Math.min(from.getUTCDate(), last))
  return until
}

/** A month of a plan that was paid, with its whole price, and what it has saved the shopper since it began. */
export type PaidMonth = {
  readonly priceFen: Fen
  readonly from: Date
  readonly until: Date
  readonly savedFen: Fen
}

/**
 * What is left of a month that was paid, rounded down to a fen: in proportion to its time, and never more than what its price exceeds what it has
 * saved. A month that has saved its price is used up, however early that was. Nothing once it is over.
 */
export function restOfMonth(month: PaidMonth, now: Date): Fen {
  const whole = month.until.getTime() - month.from.getTime()
  const left = Math.min(whole, Math.max(0, month.until.getTime() - now.getTime()))
  const byTime = Number((BigInt(month.priceFen) * BigInt(left)) / BigInt(whole))
  return Math.min(byTime, Math.max(0, month.priceFen - month.savedFen))
}

/** When a plan that is taken begins: at once, or when the month that is paid ends. */
export const PLAN_STARTS = ['now', 'month_end'] as const

/** When another plan begins, what is paid for it now, and how much of the present month counts towards that. */
export type PlanChange = { startsAt: (typeof PLAN_STARTS)[number]; payFen: Fen; creditFen: Fen }

/**
 * A month that was bought counts as a month. Only a dearer plan begins at once: it costs its whole price less what is left of the present month,
 * and a month of its own begins, so that none is ever bought for its last minutes. Any other begins when the month that is paid ends, and costs
 * nothing before; money never comes back. So each month that is begun costs its whole price, or at least as much as it saved: no sequence of
 * changes and orders saves more than paying each of these months in full would have.
 */
export function planChange(priceFen: Fen, present: PaidMonth | null, now: Date): PlanChange {
  if (!present || present.until <= now) return { startsAt: 'now', payFen: priceFen, creditFen: 0 }
  if (priceFen <= present.priceFen) return { startsAt: 'month_end', payFen: 0, creditFen: 0 }
  const creditFen = restOfMonth(present, now)
  return { startsAt: 'now', payFen: priceFen - creditFen, creditFen }
}

/** How long before renewal a shopper is notified that the balance is not enough. */
export const PLAN_WARNING_DAYS = 3

/** A month begins where the last one ended; after a longer gap it begins now, so that no unused time is charged. */
export const nextMonthFrom = (paidUntil: Date, now: Date): Date =>
  now.getTime() - paidUntil.getTime() > 86_400_000 ? now : paidUntil
