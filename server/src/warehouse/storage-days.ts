import type { Fen } from '@longhaul/domain/money/fen.ts'
import { storageFee } from '@longhaul/domain/warehouse/storage-fee.ts'
import { daysLeft, lastFreeDay, lateDays, lateFee } from '@longhaul/domain/warehouse/storage.ts'
import type { Settings } from '../site/public.ts'

/** The end of the last free day, in warehouse time, for goods shelved at `stockedAt`. */
export const freeUntil = (stockedAt: Date, freeDays: number): Date =>
  new Date(`${lastFreeDay(stockedAt, freeDays)}T23:59:59.999+08:00`)

/**
 * Free days left after today, negative once storage is late. Based on the stored end of free storage, not on
 * the day of arrival, because days in a parcel move the end.
 */
export const freeDaysLeft = (until: Date, now: Date): number => daysLeft(until, now, ONE_DAY)

/** All days from shelving to the last free day, both included; null for goods that are not shelved. */
export const freeDaysOf = (stock: { stocked_at: Date | null; free_until: Date | null }): number | null =>
  stock.stocked_at && stock.free_until && lateDays(stock.stocked_at, stock.free_until, ONE_DAY) + 1

/** How much more the storage of one item would cost until now without the free days of a plan, in fen. */
export const storageSaved = (
  stock: { free_until: Date | null; plan_days: number },
  now: Date,
  settings: Pick<Settings, 'lateFeeFenPerDay' | 'lateFeeCapFen'>,
): Fen => {
  if (stock.free_until === null) return 0
  const without = new Date(stock.free_until.getTime() - stock.plan_days * 86_400_000)
  return storageFee({ free_until: without }, now, settings) - storageFee(stock, now, settings)
}

/** The number of free days that a plan adds. */
export const planDaysOf = ({ settings, open }: Terms): number =>
  settings.freeStorageDays - open.freeStorageDays

/**
 * The price, in fen, of the days that a plan adds if they were late. Granting them uses up this much of the
 * plan's month.
 */
export const planDaysWorth = (terms: Terms): Fen => {
  const { lateFeeFenPerDay: perDayFen, lateFeeCapFen: capFen } = terms.settings
  return lateFee(planDaysOf(terms), { perDayFen, capFen })
}

type Terms = { settings: Settings; open: Settings }

/**
 * The domain's functions take an arrival and a number of free days; the last free day is passed as an arrival
 * with one free day.
 */
const ONE_DAY = 1
