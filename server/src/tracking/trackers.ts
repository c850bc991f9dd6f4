import type { World } from '../platform/world.ts'
import { seventeenTrack } from './seventeen-track/tracker.ts'
import type { Tracker } from './tracker.ts'

/** All supported trackers. */
export const TRACKERS: readonly Tracker[] = [seventeenTrack]

/** The first tracker with keys. Without one, tracking updates are entered manually. */
export const trackerOf = (world: World): Tracker | undefined =>
  TRACKERS.find((tracker) => tracker.keys.in(world) !== undefined)
