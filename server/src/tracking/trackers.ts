import type { World } from '../platform/world.ts'
import { seventeenTrack } from './seventeen-track/tracker.ts'
import type { Tracker } from './tracker.ts'

/** Who watches packages, if anybody is set up. Without, news is entered by hand. */
export const trackerOf = (world: World): Tracker | undefined =>
  seventeenTrack.isSetUp(world) ? seventeenTrack : undefined
