import { afterTouch } from '@longhaul/browser/chunk/first-touch.ts'
import { later } from '@longhaul/browser/chunk/later.tsx'

/** Loaded later: the part is folded, so that nothing of it is visible until the reader opens it. */
export const DoorChoices = later(
  afterTouch(() => import('./DoorChoices.tsx').then((found) => found.DoorChoices)),
)
