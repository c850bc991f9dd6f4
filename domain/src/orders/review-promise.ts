import type { WorkingDays } from './working-days.ts'
import { HOUR_MS, workedAfter } from './working-time.ts'

/** Orders are reviewed within 3 to 5 working hours (docs/rules/orders.md): the promise is the longer one. */
export const REVIEW_HOURS = 5

/** The time by which a paid order must have been reviewed: a number of working hours after payment. */
export const reviewDueAt = (paidAt: Date, days: WorkingDays, hours: number = REVIEW_HOURS): Date =>
  workedAfter(paidAt, hours * HOUR_MS, days)
