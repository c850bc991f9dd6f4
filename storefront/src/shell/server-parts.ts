import { AccountNav, FloatingBar, Header, LanguageMenu, MoreMenu, UserMenu } from './parts.ts'
import { Footer, NotFound, SearchBanner } from './parts-at-touch.ts'

/** Everything that the server draws must be there before it draws; the browser takes the parts as they come. */
export const serverParts = (page: { loggedIn: boolean; found: boolean }): Promise<unknown> =>
  Promise.all([
    Header.preload(),
    Footer.preload(),
    FloatingBar.preload(),
    SearchBanner.preload(),
    LanguageMenu.preload(),
    MoreMenu.preload(),
    page.loggedIn && UserMenu.preload(),
    page.loggedIn && AccountNav.preload(),
    !page.found && NotFound.preload(),
  ])
