import type { Reason } from '../refusals.ts'
import { type Actor, whyNotStep } from '../states/table.ts'
import { type ParcelStage, parcelTable } from './stages.ts'

/** Null when one of these actors may cancel a package, else why not. */
export function whyNotCancelParcel(stage: ParcelStage, actors: readonly Actor[]): Reason | null {
  const why = whyNotStep(parcelTable, stage, 'cancel', actors)
  // To its owner the package is past the stage for cancelling; a missing right would be the wrong reason.
  if (why === 'forbidden' && actors.includes('shopper')) return 'transition_not_allowed'
  return why === 'transition_not_allowed' && SHIPPED.has(stage) ? 'already_shipped' : why
}

const SHIPPED: ReadonlySet<ParcelStage> = new Set([
  'in_transit',
  'exception',
  'delivered',
  'done',
  'returned',
])
