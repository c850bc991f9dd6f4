import type { Fen } from '../money/fen.ts'

/** Points that were earned together: what is left of them, and until when. */
export type PointLot = { readonly id: string; readonly left: number; readonly expiresAt: Date }

/** Points earned for an amount, at `per100Yuan` points per 100 yuan, rounded down. */
export const pointsFor = (paidFen: Fen, per100Yuan: number): number =>
  Math.floor((paidFen * per100Yuan) / 10_000)

/**
 * How many of a lot's points are to be taken back now that so much of what they were earned by is kept: more goes back with every refund, and
 * none comes again.
 */
export const pointsToTakeBack = (
  lot: { readonly points: number; readonly givenBackPoints: number; readonly per100Yuan: number },
  keptFen: Fen,
): number => Math.max(0, lot.points - lot.givenBackPoints - pointsFor(keptFen, lot.per100Yuan))

/** Until when points that are earned now are good. At that instant they still are. */
export const pointsExpireAt = (earnedAt: Date, validDays: number): Date =>
  new Date(earnedAt.getTime() + validDays * DAY_MS)

/** Whether a lot is over. */
export const isExpired = ({ expiresAt }: Pick<PointLot, 'expiresAt'>, now: Date): boolean =>
  now.getTime() > expiresAt.getTime()

/** What may be spent of lots now. */
export const spendable = (lots: readonly PointLot[], now: Date): number =>
  lots.reduce((sum, lot) => sum + (isExpired(lot, now) ? 0 : lot.left), 0)

/** The lots a number of points is taken from, earliest expiry first. Null if there are not enough. */
export function spendFrom(
  lots: readonly PointLot[],
  points: number,
  now: Date,
): { id: string; taken: number }[] | null {
  let wanted = points
  const parts: { id: string; taken: number }[] = []
  const open = lots.filter((lot) => lot.left > 0 && !isExpired(lot, now))
  for (const lot of open.toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())) {
    const taken = Math.min(lot.left, wanted)
    if (taken > 0) parts.push({ id: lot.id, taken })
    wanted -= taken
  }
  return wanted === 0 ? parts : null
}

/** How long before points expire their owner is notified. */
export const POINTS_NOTICE_DAYS = 14

/** Lots that expire up to this moment are announced now, each once. */
export const pointsNoticeUntil = (now: Date): Date => new Date(now.getTime() + POINTS_NOTICE_DAYS * DAY_MS)

const DAY_MS = 86_400_000
