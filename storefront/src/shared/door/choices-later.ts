import { afterTouch } from '@longhaul/browser/chunk/first-touch.ts'
import { later } from '@longhaul/browser/chunk/later.tsx'

/** Folded: nothing of it is seen before the reader opens it. */
export const DoorChoices = later(
  afterTouch(() => import('./DoorChoices.tsx').then((found) => found.DoorChoices)),
)
