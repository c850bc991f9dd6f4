import { afterTouch } from '@longhaul/browser/chunk/first-touch.ts'
import { later } from '@longhaul/browser/chunk/later.tsx'

/* Parts of the shell that are inactive until the reader acts: links below the fold, a banner that appears on scrolling, responses to actions. */

export const Footer = later(afterTouch(() => import('./Footer.tsx').then((found) => found.Footer)))
export const SearchBanner = later(
  afterTouch(() => import('./SearchBanner.tsx').then((found) => found.SearchBanner)),
)

/** The contents of the header's menus; their buttons hydrate with the page. */
export const UserItems = later(afterTouch(() => import('./UserItems.tsx').then((found) => found.UserItems)))
export const MoreItems = later(afterTouch(() => import('./MoreItems.tsx').then((found) => found.MoreItems)))
export const LanguageItems = later(
  afterTouch(() => import('./LanguageItems.tsx').then((found) => found.LanguageItems)),
)

/** Dialogs, toasts and announcements: invisible at first, so the server renders none. */
export const Overlays = later(afterTouch(() => import('./Overlays.tsx').then((found) => found.Overlays)))

/** Replaces a page: loaded as soon as it is needed. */
export const NotFound = later(() => import('../shared/NotFound.tsx').then((found) => found.NotFound))
