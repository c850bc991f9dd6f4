import { Footer, NotFound, SearchBanner } from './parts-at-touch.ts'

/** Loads everything that the server renders, which must be there before rendering; the browser hydrates the parts as they arrive. */
export const serverParts = (page: { found: boolean }): Promise<unknown> =>
  Promise.all([Footer.preload(), SearchBanner.preload(), !page.found && NotFound.preload()])
