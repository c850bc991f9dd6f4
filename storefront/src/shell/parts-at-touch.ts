import { afterTouch } from '@longhaul/browser/chunk/first-touch.ts'
import { later } from '@longhaul/browser/chunk/later.tsx'

/* Parts of the shell of which nothing acts before the reader does: links below the fold, a banner that comes with scrolling, answers to what was done. */

export const Footer = later(afterTouch(() => import('./Footer.tsx').then((found) => found.Footer)))
export const SearchBanner = later(
  afterTouch(() => import('./SearchBanner.tsx').then((found) => found.SearchBanner)),
)

/** What the header's menus hold: their buttons are alive with the page. */
export const UserItems = later(afterTouch(() => import('./UserItems.tsx').then((found) => found.UserItems)))
export const MoreItems = later(afterTouch(() => import('./MoreItems.tsx').then((found) => found.MoreItems)))
export const LanguageItems = later(
  afterTouch(() => import('./LanguageItems.tsx').then((found) => found.LanguageItems)),
)

/** Dialogs, toasts, what is spoken: nothing to see of them at first, so the server draws none. */
export const Overlays = later(afterTouch(() => import('./Overlays.tsx').then((found) => found.Overlays)))

/** Instead of a page: at once where it is needed. */
export const NotFound = later(() => import('../shared/NotFound.tsx').then((found) => found.NotFound))
