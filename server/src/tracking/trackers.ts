import type { World } from '../platform/world.ts'
import { seventeenTrack } from './seventeen-track/tracker.ts'
import type { Tracker } from './tracker.ts'

/** Every company that watches packages under way. */
export const TRACKERS: readonly Tracker[] = [seventeenTrack]

/** The first that has keys. Without one, tracking updates are entered by hand. */
export const trackerOf = (world: World): Tracker | undefined =>
  TRACKERS.find((tracker) => tracker.keys.in(world) !== undefined)
