import type { Reason } from '../refusals.ts'
import { type Actor, whyNotStep } from '../states/table.ts'
import { wholeDays } from '../warehouse/storage.ts'
import { type ParcelStage, parcelTable } from '../states/parcel-stages.ts'

/** Null when one of these actors may cancel a package, else why not. */
export function whyNotCancelParcel(stage: ParcelStage, actors: readonly Actor[]): Reason | null {
  const why = whyNotStep(parcelTable, stage, 'cancel', actors)
  // To its owner the package is past the stage for cancelling; a missing right would be the wrong reason.
  if (why === 'forbidden' && actors.includes('shopper')) return 'transition_not_allowed'
  return why === 'transition_not_allowed' && SHIPPED.has(stage) ? 'already_shipped' : why
}

/**
 * The days by which free storage of a cancelled package's goods is extended: the whole 24-hour periods since
 * it was paid. None for an unpaid package, or for one that its shopper cancels before it is packed: otherwise
 * a package every day, or every midnight, would give free storage for nothing.
 */
export function pausedDays(
  parcel: { stage: ParcelStage; paidAt: Date | null },
  by: 'shopper' | 'staff' | 'system',
  now: Date,
): number {
  if (parcel.paidAt === null || (by === 'shopper' && parcel.stage === 'to_pick')) return 0
  return wholeDays(parcel.paidAt, now)
}

const SHIPPED: ReadonlySet<ParcelStage> = new Set([
  'in_transit',
  'exception',
  'delivered',
  'done',
  'returned',
])
