import type { Fen } from '../money/fen.ts'
import { lateDays, lateFee } from './storage.ts'

/**
 * The storage fee of one item until now, by the stored end of its free storage, in fen; 0 for goods that are
 * not shelved.
 */
export const storageFee = (
  stock: { free_until: Date | null },
  now: Date,
  fees: { lateFeeFenPerDay: Fen; lateFeeCapFen: Fen },
): Fen =>
  stock.free_until === null
    ? 0
    : lateFee(lateDays(stock.free_until, now, ONE_DAY), {
        perDayFen: fees.lateFeeFenPerDay,
        capFen: fees.lateFeeCapFen,
      })

/**
 * `lateDays` takes an arrival and a number of free days; the last free day is passed as an arrival with one
 * free day.
 */
const ONE_DAY = 1
