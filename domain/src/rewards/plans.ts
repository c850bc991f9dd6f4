import type { Fen } from '../money/fen.ts'

/** The terms that a plan improves; null where the configuration applies. */
export type PlanTerms = {
  readonly freeStorageDays: number | null
  readonly photoPriceFen: Fen | null
  readonly serviceFeePerMille: number | null
  readonly reviewHours: number | null
}

/** The parts of the configuration that a plan can improve. */
export type OpenTerms = {
  freeStorageDays: number
  photoPriceFen: Fen
  serviceFeePerMille: number
  reviewHoursMax: number
}

/**
 * The terms for a shopper on a plan: the better of each, so that a change of the configuration never makes a
 * plan worse than none.
 */
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

/** The same day and time a month later (UTC); the last day of the month if that is too short. */
export function monthLater(from: Date): Date {
  const until = new Date(from)
  until.setUTCDate(1)
  until.setUTCMonth(until.getUTCMonth() + 1)
  const last = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() + 1, 0)).getUTCDate()
  until.setUTCDate(Math.min(from.getUTCDate(), last))
  return until
}

/** A paid month of a plan, with its full price, and how much it has saved the shopper so far. */
export type PaidMonth = {
  readonly priceFen: Fen
  readonly from: Date
  readonly until: Date
  readonly savedFen: Fen
}

/**
 * The remaining value of a paid month, rounded down to a fen: in proportion to the remaining time, and never
 * more than its price minus what it has saved. A month that has saved its price is used up, however early.
 * Zero once it is over.
 */
export function restOfMonth(month: PaidMonth, now: Date): Fen {
  const whole = month.until.getTime() - month.from.getTime()
  const left = Math.min(whole, Math.max(0, month.until.getTime() - now.getTime()))
  const byTime = Number((BigInt(month.priceFen) * BigInt(left)) / BigInt(whole))
  return Math.min(byTime, Math.max(0, month.priceFen - month.savedFen))
}

/** When a chosen plan begins: immediately, or at the end of the paid month. */
export const PLAN_STARTS = ['now', 'month_end'] as const

/**
 * When another plan begins, the amount to pay for it now, and how much of the present month is credited
 * towards it.
 */
export type PlanChange = { startsAt: (typeof PLAN_STARTS)[number]; payFen: Fen; creditFen: Fen }

/**
 * A plan is always bought for a full month. Only a more expensive plan begins immediately: it costs its full
 * price less the remaining value of the present month, and starts a new month, so that no plan can be bought
 * for just a few minutes. Any other plan begins when the paid month ends, and costs nothing before then;
 * nothing is refunded. So each month that has begun costs its full price, or at least as much as it saved: no
 * sequence of changes and orders saves more than paying for each of these months in full.
 */
export function planChange(priceFen: Fen, present: PaidMonth | null, now: Date): PlanChange {
  if (!present || present.until <= now) return { startsAt: 'now', payFen: priceFen, creditFen: 0 }
  if (priceFen <= present.priceFen) return { startsAt: 'month_end', payFen: 0, creditFen: 0 }
  const creditFen = restOfMonth(present, now)
  return { startsAt: 'now', payFen: priceFen - creditFen, creditFen }
}

/** How long before renewal a shopper is notified that the balance is too low. */
export const PLAN_WARNING_DAYS = 3

/**
 * The next month begins where the last one ended, or now if that is in the past, so that no unused time is
 * charged.
 */
export const nextMonthFrom = (paidUntil: Date, now: Date): Date =>
  now.getTime() - paidUntil.getTime() > 86_400_000 ? now : paidUntil
