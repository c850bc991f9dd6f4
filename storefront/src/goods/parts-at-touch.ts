import { afterTouch } from '@longhaul/browser/chunk/first-touch.ts'
import { later } from '@longhaul/browser/chunk/later.tsx'

/* Parts of the order form that overlay the page, are below its first screen or are folded: invisible until the reader interacts. */

export const AsRead = later(afterTouch(() => import('./AsRead.tsx').then((found) => found.AsRead)))
export const CheckedHere = later(
  afterTouch(() => import('./CheckedHere.tsx').then((found) => found.CheckedHere)),
)
export const Lightbox = later(
  afterTouch(() => import('@longhaul/ui/gallery/Lightbox.tsx').then((found) => found.Lightbox)),
)
export const Wishes = later(afterTouch(() => import('./Wishes.tsx').then((found) => found.Wishes)))
