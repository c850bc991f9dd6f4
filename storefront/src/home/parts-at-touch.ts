import { afterTouch } from '@longhaul/browser/chunk/first-touch.ts'
import { later } from '@longhaul/browser/chunk/later.tsx'

/** The page below the first screen, hydrated when the reader goes there. */
export const Below = later(afterTouch(() => import('./Below.tsx').then((found) => found.Below)))
