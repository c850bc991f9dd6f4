import { Footer, NotFound, SearchBanner } from './parts-at-touch.ts'

/** Everything that the server draws must be there before it draws; the browser takes the parts as they come. */
export const serverParts = (page: { found: boolean }): Promise<unknown> =>
  Promise.all([Footer.preload(), SearchBanner.preload(), !page.found && NotFound.preload()])
