import { type TrackingStatus, stageOfTracking } from '../shipping/tracking-status.ts'
import type { ParcelStage, ParcelStep } from '../states/parcel-stages.ts'

/** The step that a package takes on this tracking status, or null if it stays in its stage. */
export function stepByTracking(stage: ParcelStage, status: TrackingStatus): ParcelStep | null {
  const wanted = stageOfTracking(status)
  if (wanted === stage) return null
  return STEPS[`${stage} ${wanted}`] ?? null
}

/** Combinations not listed change nothing: a late update does not put a delivered package back in transit. */
const STEPS: Readonly<Record<string, ParcelStep>> = {
  'in_transit exception': 'report_exception',
  'in_transit delivered': 'deliver',
  'exception in_transit': 'resume_transit',
  'exception delivered': 'deliver',
  // Only the way back follows a delivery (`mayFollow`).
  'delivered exception': 'report_exception',
}
