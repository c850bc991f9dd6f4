import type { Fen } from '../money/fen.ts'
import { daysLeft, lateDays, lateFee } from '../warehouse/storage.ts'
import { type NextStep, step } from './next-step.ts'
import { plusDays, shanghaiDay, startOfDay } from '../time/days.ts'

/** The state of goods in our warehouse. */
export type ShelfState = {
  /** The end of its last free day; null before it is shelved. */
  readonly freeUntil: Date | null
  /** On its way to another warehouse: it cannot be packed meanwhile. */
  readonly moving: boolean
  /** Looked for or on hold (`StockStop`): it cannot be packed meanwhile. */
  readonly stopped: boolean
  /**
   * Taken out for detail photos: it cannot be packed meanwhile, and these days are added to its free days.
   */
  readonly photosWaiting: boolean
  /** From when it may be disposed of, once the final notice has been sent to its shopper. */
  readonly disposalFrom: Date | null
}

/** The price of late storage, and how long goods are kept. */
export type StorageTerms = { readonly perDayFen: Fen; readonly capFen: Fen; readonly limitDays: number }

/** With this many free days left or fewer, goods on the shelf wait for their shopper. */
export const SHELF_NEEDS_DAYS = 3

/**
 * The next step of goods on the shelf: pack them before storage costs money, or pay for goods that were kept
 * too long.
 */
export function shelfStep(
  stage: 'in_stock' | 'storage_expired',
  { freeUntil, moving, stopped, photosWaiting, disposalFrom }: ShelfState,
  now: Date,
  { perDayFen, capFen, limitDays }: StorageTerms,
): NextStep | null {
  if (moving || stopped || photosWaiting || freeUntil === null) return null
  const payFen = lateFee(lateDays(freeUntil, now, ONE_DAY), { perDayFen, capFen })
  if (stage === 'storage_expired')
    return step('pay', 'storage_expired', {
      payFen,
      by: disposalFrom,
      otherwise: disposalFrom && 'given_up',
    })
  const left = daysLeft(freeUntil, now, ONE_DAY)
  if (left < 0) {
    const by = new Date(freeUntil.getTime() + limitDays * 86_400_000)
    return step('pack', 'storage_late', { payFen, by, otherwise: 'given_up', dayFen: perDayFen })
  }
  const about = left <= SHELF_NEEDS_DAYS ? 'storage_ends' : 'on_shelf'
  return step('pack', about, { by: freeUntil, otherwise: 'late_fee', dayFen: perDayFen })
}

/** The latest end of free storage with at most `SHELF_NEEDS_DAYS` left: the end of a day in Shanghai. */
export function shelfNeedsUntil(now: Date): Date {
  return new Date(startOfDay(plusDays(shanghaiDay(now), SHELF_NEEDS_DAYS + 1)).getTime() - 1)
}

/** The storage rules count from an arrival; the last free day is treated as an arrival with one free day. */
const ONE_DAY = 1
