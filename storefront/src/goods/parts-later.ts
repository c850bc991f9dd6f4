import { afterTouch } from '@longhaul/browser/chunk/first-touch.ts'
import { later } from '@longhaul/browser/chunk/later.tsx'

/* Parts of the order form that a first look does without. */

/** Few pages have no picture that can be read. */
export const AddPicture = later(() => import('./AddPicture.tsx').then((found) => found.AddPicture))

/** Its answer comes after the page's own, and its place is kept. */
export const SeenHere = later(() => import('./SeenHere.tsx').then((found) => found.SeenHere))

/** Over the page, or folded: nothing of them is seen before the reader does something. */
export const Lightbox = later(
  afterTouch(() => import('@longhaul/ui/gallery/Lightbox.tsx').then((found) => found.Lightbox)),
)
export const Wishes = later(afterTouch(() => import('./Wishes.tsx').then((found) => found.Wishes)))
