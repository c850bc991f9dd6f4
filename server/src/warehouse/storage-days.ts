import type { Fen } from '@longhaul/domain/money/fen.ts'
import { daysLeft, lastFreeDay, lateDays, lateFee } from '@longhaul/domain/warehouse/storage.ts'
import type { Settings } from '../site/public.ts'

/** The end of the last free day at the warehouses, for goods that are shelved now. */
export const freeUntil = (stockedAt: Date, freeDays: number): Date =>
  new Date(`${lastFreeDay(stockedAt, freeDays)}T23:59:59.999+08:00`)

/**
 * Free days left after today, negative once storage is late. The stored end of free storage counts, not the day of arrival: days spent in
 * a package move it.
 */
export const freeDaysLeft = (until: Date, now: Date): number => daysLeft(until, now, ONE_DAY)

/** What storage of one thing costs by now. */
export const storageFee = (
  stock: { free_until: Date | null },
  now: Date,
  settings: Pick<Settings, 'lateFeeFenPerDay' | 'lateFeeCapFen'>,
): Fen =>
  stock.free_until === null
    ? 0
    : lateFee(lateDays(stock.free_until, now, ONE_DAY), {
        perDayFen: settings.lateFeeFenPerDay,
        capFen: settings.lateFeeCapFen,
      })

/** What storage of one thing would cost by now without the free days of a plan, beyond what it does, in fen. */
export const storageSaved = (
  stock: { free_until: Date | null; plan_days: number },
  now: Date,
  settings: Pick<Settings, 'lateFeeFenPerDay' | 'lateFeeCapFen'>,
): Fen => {
  if (stock.free_until === null) return 0
  const without = new Date(stock.free_until.getTime() - stock.plan_days * 86_400_000)
  return storageFee({ free_until: without }, now, settings) - storageFee(stock, now, settings)
}

/** How many of the free days a plan adds. */
export const planDaysOf = ({ settings, open }: Terms): number =>
  settings.freeStorageDays - open.freeStorageDays

/** What the days that a plan adds would cost if they were late: so much of its month is used up by granting them. */
export const planDaysWorth = (terms: Terms): Fen => {
  const { lateFeeFenPerDay: perDayFen, lateFeeCapFen: capFen } = terms.settings
  return lateFee(planDaysOf(terms), { perDayFen, capFen })
}

type Terms = { settings: Settings; open: Settings }

/** Whole days at the warehouses between two moments. */
export const daysBetween = (from: Date, to: Date): number => lateDays(from, to, ONE_DAY)

/** The domain counts from an arrival and a number of free days; the last free day is an arrival with one free day. */
const ONE_DAY = 1
