import type { Reason } from '../refusals.ts'
import type { InboundStage } from './stages.ts'

/**
 * How many announcements of one shopper may wait for their parcels. Our own choice: three times what a busy
 * shopper has under way, and far too few to catch a parcel by guessing among the billions of numbers of a
 * courier.
 */
export const OPEN_ANNOUNCEMENTS_MAX = 30

/**
 * How many of them may differ only in their last digits. A seller's boxes of one order get neighbouring
 * numbers; more than five neighbours are guesses.
 */
export const SERIES_MAX = 5
/**
 * How many last digits two numbers of one series may differ in: the couriers issue numbers to a sender by the
 * thousand.
 */
const SERIES_DIGITS = 3

/** For how long a cancelled announcement still counts, so that cancelling is no way to try more numbers. */
export const CANCELLED_COUNTS_HOURS = 24

/** An earlier announcement of the same shopper. `at`: when it entered its stage. */
export type Announcement = {
  readonly trackingNumber: string
  readonly stage: InboundStage
  readonly at: Date
}

/**
 * Null when a shopper may announce a normalised number, else why not. Whether others announced it plays no
 * part.
 */
export function whyNotAnnounce(number: string, earlier: readonly Announcement[], now: Date): Reason | null {
  if (earlier.some((own) => isWaiting(own) && own.trackingNumber === number)) return 'announced_already'
  const counting = earlier.filter(
    (own) => isWaiting(own) || (own.stage === 'cancelled' && own.at > countsSince(now)),
  )
  if (counting.length >= OPEN_ANNOUNCEMENTS_MAX) return 'too_many_announcements'
  // A number that is announced again after it was cancelled is the same number, not another one of the
  // series.
  const neighbours = new Set(counting.map((own) => own.trackingNumber))
  neighbours.delete(number)
  const inSeries = [...neighbours].filter((other) => isSameSeries(other, number))
  return inSeries.length >= SERIES_MAX ? 'numbers_in_a_row' : null
}

/** Whether two normalised numbers differ in nothing but their last digits. */
export const isSameSeries = (one: string, other: string): boolean =>
  one.length === other.length && seriesOf(one) === seriesOf(other)

/** The part of a number that all numbers of its series share. */
export const seriesOf = (number: string): string => number.slice(0, -SERIES_DIGITS)

/** Cancelled announcements count if they were cancelled after this. */
export const countsSince = (now: Date): Date => new Date(now.getTime() - CANCELLED_COUNTS_HOURS * 3_600_000)

const isWaiting = ({ stage }: Announcement): boolean => stage === 'announced' || stage === 'in_doubt'
