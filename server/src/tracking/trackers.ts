import type { World } from '../platform/world.ts'
import { seventeenTrack } from './seventeen-track/tracker.ts'
import type { Tracker } from './tracker.ts'

/** The tracking service, if one is set up. Without it, updates are entered by hand. */
export const trackerOf = (world: World): Tracker | undefined =>
  seventeenTrack.isSetUp(world) ? seventeenTrack : undefined
