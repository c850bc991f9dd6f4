import { later } from '@longhaul/browser/chunk/later.tsx'

/*
 * Parts of the shell that a first visit can wait for. What the server has drawn of them stands in the page already; it comes alive when its
 * chunk is there, after what lies in front (React takes over a Suspense boundary when its component has arrived).
 */

/** Footer, floating bar and the banner that comes with scrolling. */
export const Around = later(() => import('./Around.tsx').then((found) => found.Around))

export const Header = later(() => import('./Header.tsx').then((found) => found.Header))

/** The header's menus. */
export const LanguageMenu = later(() => import('./LanguageMenu.tsx').then((found) => found.LanguageMenu))
export const MoreMenu = later(() => import('./MoreMenu.tsx').then((found) => found.MoreMenu))

/** For the logged-in. */
export const UserMenu = later(() => import('./UserMenu.tsx').then((found) => found.UserMenu))

/** In menus, where nothing of it is seen at first. */
export const CurrencyList = later(() => import('./CurrencyList.tsx').then((found) => found.CurrencyList))

export const NotFound = later(() => import('../shared/NotFound.tsx').then((found) => found.NotFound))

/** Dialogs, toasts, live updates: nothing to see of them at first, so the server draws none. */
export const Overlays = later(() => import('./Overlays.tsx').then((found) => found.Overlays))

/** What the next page will need of the shell: fetched when this one has come to rest. */
export const preloadShell = (loggedIn: boolean): Promise<unknown> =>
  Promise.all([
    Header.preload(),
    Around.preload(),
    LanguageMenu.preload(),
    MoreMenu.preload(),
    loggedIn && UserMenu.preload(),
  ]).catch(() => undefined)

/** Everything that the server draws must be there before it draws; the browser takes the parts as they come. */
export const serverParts = (page: { loggedIn: boolean; found: boolean }): Promise<unknown> =>
  Promise.all([
    Header.preload(),
    Around.preload(),
    LanguageMenu.preload(),
    MoreMenu.preload(),
    page.loggedIn && UserMenu.preload(),
    !page.found && NotFound.preload(),
  ])
