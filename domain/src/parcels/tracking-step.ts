import { type TrackingStatus, stageOfTracking } from '../shipping/tracking-status.ts'
import type { ParcelStage, ParcelStep } from '../states/parcel-stages.ts'

/**
 * The step that a package takes, or null if it stays in its stage. `status` is what all its updates together
 * say (`trackingState`), never that of one update: what may follow a delivery is decided there.
 */
export function stepByTracking(stage: ParcelStage, status: TrackingStatus): ParcelStep | null {
  const wanted = stageOfTracking(status)
  if (wanted === stage) return null
  return STEPS[`${stage} ${wanted}`] ?? null
}

/**
 * The same after its number was corrected, by the updates that remain: a delivery that was another package's
 * is taken back.
 */
export const stepAfterCorrection = (stage: ParcelStage, status: TrackingStatus): ParcelStep | null =>
  stage === 'delivered' && stageOfTracking(status) === 'in_transit'
    ? 'resume_transit'
    : stepByTracking(stage, status)

/** Combinations not listed change nothing: a late update does not put a delivered package back in transit. */
const STEPS: Readonly<Record<string, ParcelStep>> = {
  'in_transit exception': 'report_exception',
  'in_transit delivered': 'deliver',
  'exception in_transit': 'resume_transit',
  'exception delivered': 'deliver',
  'delivered exception': 'report_exception',
}
