import { later } from '@longhaul/browser/chunk/later.tsx'

/*
 * The error displays, in chunks of their own because they are rarely needed. The shell fetches them once the page is idle, so that they are available when the
 * network is not.
 */

/** ui's ErrorState. */
export const ErrorPanel = later(() =>
  import('@longhaul/ui/states/ErrorState.tsx').then((found) => found.ErrorState),
)

/** What `Failure` shows. */
export const FailureNote = later(() =>
  import('@longhaul/browser/state/FailureNote.tsx').then((found) => found.FailureNote),
)

/** Fetches both. */
export const preloadErrorPanels = (): Promise<unknown> =>
  Promise.all([ErrorPanel.preload(), FailureNote.preload()]).catch(() => undefined)
