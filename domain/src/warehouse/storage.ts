import type { Fen } from '../money/fen.ts'
import { daysBetween, plusDays, shanghaiDay } from '../time/days.ts'

/**
 * Free storage by default, unless the operator or the shopper's plan grants a different number of days
 * (docs/rules/storage.md).
 */
export const FREE_DAYS = 30
/** The numbers of days before the last free day on which the shopper is reminded. */
export const REMINDER_DAYS = [14, 7, 3, 1] as const
/** With this many free days left or fewer, goods are shown as due soon (docs/rules/storage.md). */
export const SOON_DAYS = 7
/**
 * How long goods are kept after the last free day, before staff may decide to abandon them
 * (docs/rules/storage.md).
 */
export const LIMIT_DAYS = 60
/** Late storage: 0.20 yuan per item and day, at most 50 yuan per item. */
export const LATE_FEE_PER_DAY_FEN: Fen = 20
export const LATE_FEE_CAP_FEN: Fen = 5_000
/** How long after stocking a refund may be requested (docs/rules/storage.md). */
export const REFUND_HOURS = 120

/**
 * The calendar day at the warehouses (UTC+8 all year) on which free storage ends, such as `2026-12-20`. The
 * day of arrival is day 1, so 30 free days end on the 29th day after it. Days spent in a parcel do not count:
 * add them to `freeDays`.
 */
export const lastFreeDay = (arrivedAt: Date, freeDays: number = FREE_DAYS): string =>
  plusDays(shanghaiDay(arrivedAt), freeDays - 1)

/** Free days left after today: 0 on the last free day, negative once storage is late. */
export const daysLeft = (arrivedAt: Date, now: Date, freeDays: number = FREE_DAYS): number =>
  daysBetween(shanghaiDay(now), lastFreeDay(arrivedAt, freeDays))

/** Chargeable days so far: 1 on the day after the last free day. */
export const lateDays = (arrivedAt: Date, now: Date, freeDays: number = FREE_DAYS): number =>
  Math.max(0, -daysLeft(arrivedAt, now, freeDays))

/** The late storage fee of one item for `days` late days, less what was already paid for it. */
export function lateFee(days: number, fee: { perDayFen?: Fen; capFen?: Fen; paidFen?: Fen } = {}): Fen {
  const { perDayFen = LATE_FEE_PER_DAY_FEN, capFen = LATE_FEE_CAP_FEN, paidFen = 0 } = fee
  return Math.max(0, Math.min(days * perDayFen, capFen) - paidFen)
}

/** The maximum number of days that a shopper can pay in advance at a time. */
export const EXTENSION_DAYS_MAX = 60

/** The price of `days` paid in advance: the same as for late days, with the same cap. */
export const extensionFee = (days: number, fee: { perDayFen: Fen; capFen: Fen }): Fen => lateFee(days, fee)

/**
 * The reminder to send now, as its number of days before the last free day, or null. A reminder missed while
 * the server was down is sent later, but never two at the same time. `lastSent` is the last reminder sent for
 * this stay.
 */
export function reminderDue(
  left: number,
  lastSent: number | null,
  reminderDays: readonly number[] = REMINDER_DAYS,
): number | null {
  if (left < 0) return null
  const reached = reminderDays.filter((day) => left <= day && (lastSent === null || day < lastSent))
  return reached.length > 0 ? Math.min(...reached) : null
}

/** Whether the storage limit has passed, so that staff may decide about the goods. */
export const isPastLimit = (
  arrivedAt: Date,
  now: Date,
  freeDays: number = FREE_DAYS,
  limitDays: number = LIMIT_DAYS,
): boolean => daysLeft(arrivedAt, now, freeDays + limitDays) < 0

/** The deadline for requesting a refund. The deadline itself still counts as in time. */
export const refundDeadline = (inStockAt: Date, hours: number = REFUND_HOURS): Date =>
  new Date(inStockAt.getTime() + hours * 3_600_000)

/**
 * The whole 24-hour periods from one moment to another, for days that storage is paused: however often it
 * begins and ends over midnight, no day is won.
 */
export const wholeDays = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / DAY_MS))

const DAY_MS = 86_400_000
