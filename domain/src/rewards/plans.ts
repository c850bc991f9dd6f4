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

/** What is left of a month that was paid, in proportion to its time, rounded down to a fen. Nothing once it is over. */
export function leftOfMonth(month: { priceFen: Fen; from: Date; until: Date }, now: Date): Fen {
  const whole = month.until.getTime() - month.from.getTime()
  const left = Math.min(whole, Math.max(0, month.until.getTime() - now.getTime()))
  return Number((BigInt(month.priceFen) * BigInt(left)) / BigInt(whole))
}

/** What a change costs now, or gives back: the price of the new month less what is left of the old. At most one is not nothing. */
export const changeOfPlan = (priceFen: Fen, creditFen: Fen): { payFen: Fen; backFen: Fen } => ({
  payFen: Math.max(0, priceFen - creditFen),
  backFen: Math.max(0, creditFen - priceFen),
})

/** How long before a month ends its owner is told that the balance will not do. */
export const PLAN_WARNING_DAYS = 3

/** A month begins where the last one ended; where nobody looked for longer than this, it begins now, so that no time is charged unused. */
export const nextMonthFrom = (paidUntil: Date, now: Date): Date =>
  now.getTime() - paidUntil.getTime() > 86_400_000 ? now : paidUntil
