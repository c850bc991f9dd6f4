import { later } from '@longhaul/browser/chunk/later.tsx'

/*
 * What is shown when something goes wrong, in chunks of its own: it is rarely seen. The shell fetches it when the page has come to rest,
 * so that it is there when the network is not.
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
