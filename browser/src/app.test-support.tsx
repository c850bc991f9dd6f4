import '@longhaul/ui/testing.ts'
import { ErrorState } from '@longhaul/ui/states/ErrorState.tsx'
import { configureBrowser } from './app.ts'
import { FailureNote } from './state/FailureNote.tsx'

/** Configures this layer with a minimal application. */
configureBrowser({
  token: () => 'token',
  clearLogin: () => undefined,
  staleMs: 30_000,
  pageRows: 20,
  quietForms: false,
  words: {
    unreachable: 'No connection',
    failure: 'Something went wrong',
    reference: (id) => `Reference: ${id}`,
    offline: 'Offline',
    offlinePage: 'This page waits for the network',
  },
  parts: { ErrorPanel: ErrorState, FailureNote },
})
