import { type TrackingStatus, stageOfTracking } from '../shipping/tracking-status.ts'
import type { ParcelStage, ParcelStep } from './stages.ts'

/** The step that a package takes when this is what tracking says of it, or null when it stays where it is. */
export function stepByTracking(stage: ParcelStage, status: TrackingStatus): ParcelStep | null {
  const wanted = stageOfTracking(status)
  if (wanted === stage) return null
  return STEPS[`${stage} ${wanted}`] ?? null
}

/** What is not here changes nothing: a delivered package is not on its way again because late news says so. */
const STEPS: Readonly<Record<string, ParcelStep>> = {
  'in_transit exception': 'report_exception',
  'in_transit delivered': 'deliver',
  'exception in_transit': 'resume_transit',
  'exception delivered': 'deliver',
}
