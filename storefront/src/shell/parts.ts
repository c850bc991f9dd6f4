import { later } from '@longhaul/browser/chunk/later.tsx'

/*
 * Parts of the shell that a first visit can wait for. What the server has drawn of them stands in the page already; it comes alive when its
 * chunk is there, after what lies in front (React takes over a Suspense boundary when its component has arrived).
 */

export const Header = later(() => import('./Header.tsx').then((found) => found.Header))

/** The header's menus. */
export const LanguageMenu = later(() => import('./LanguageMenu.tsx').then((found) => found.LanguageMenu))
export const MoreMenu = later(() => import('./MoreMenu.tsx').then((found) => found.MoreMenu))

/** For the logged-in. */
export const UserMenu = later(() => import('./UserMenu.tsx').then((found) => found.UserMenu))
export const AccountNav = later(() => import('./AccountNav.tsx').then((found) => found.AccountNav))

/** In menus, where nothing of it is seen at first. */
export const CurrencyList = later(() => import('./CurrencyList.tsx').then((found) => found.CurrencyList))

export const FloatingBar = later(() => import('./FloatingBar.tsx').then((found) => found.FloatingBar))

/** Live updates and the place on the page: nothing to see of them, so the server draws none. */
export const Behind = later(() => import('./Behind.tsx').then((found) => found.Behind))

/** What the next page will need of the shell: fetched when this one has come to rest. */
export const preloadShell = (loggedIn: boolean): Promise<unknown> =>
  Promise.all([
    Header.preload(),
    FloatingBar.preload(),
    LanguageMenu.preload(),
    MoreMenu.preload(),
    loggedIn && UserMenu.preload(),
    loggedIn && AccountNav.preload(),
  ]).catch(() => undefined)
