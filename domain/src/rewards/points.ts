import type { Fen } from '../money/fen.ts'

/** Points that were earned together: how many are left, and when they expire. */
export type PointLot = { readonly id: string; readonly left: number; readonly expiresAt: Date }

/** Points earned for an amount, at `per100Yuan` points per 100 yuan, rounded down. */
export const pointsFor = (paidFen: Fen, per100Yuan: number): number =>
  Math.floor((paidFen * per100Yuan) / 10_000)

/**
 * How many of a lot's points to take back after a refund, when `keptFen` of the amount that earned them
 * remains paid. Every refund takes back more, and points are never restored.
 */
export const pointsToTakeBack = (
  lot: { readonly points: number; readonly givenBackPoints: number; readonly per100Yuan: number },
  keptFen: Fen,
): number => Math.max(0, lot.points - lot.givenBackPoints - pointsFor(keptFen, lot.per100Yuan))

/** When points earned now expire. At that instant they are still valid. */
export const pointsExpireAt = (earnedAt: Date, validDays: number): Date =>
  new Date(earnedAt.getTime() + validDays * DAY_MS)

/** Whether a lot has expired. */
export const isExpired = ({ expiresAt }: Pick<PointLot, 'expiresAt'>, now: Date): boolean =>
  now.getTime() > expiresAt.getTime()

/** How many points of the lots may be spent now. */
export const spendable = (lots: readonly PointLot[], now: Date): number =>
  lots.reduce((sum, lot) => sum + (isExpired(lot, now) ? 0 : lot.left), 0)

/** The lots from which to take a number of points, earliest expiry first. Null if there are not enough. */
export function spendFrom(
  lots: readonly PointLot[],
  points: number,
  now: Date,
): { id: string; taken: number }[] | null {
  let wanted = points
  const parts: { id: string; taken: number }[] = []
  const open = lots.filter((lot) => !isExpired(lot, now))
  for (const lot of open.toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())) {
    const taken = Math.min(lot.left, wanted)
    if (taken > 0) parts.push({ id: lot.id, taken })
    wanted -= taken
  }
  return wanted === 0 ? parts : null
}

/** How long before points expire their owner is notified. */
export const POINTS_NOTICE_DAYS = 14

/** Shoppers are notified now, once per lot, of lots that expire up to this moment. */
export const pointsNoticeUntil = (now: Date): Date => new Date(now.getTime() + POINTS_NOTICE_DAYS * DAY_MS)

const DAY_MS = 86_400_000
