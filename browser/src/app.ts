import type { CallError } from '@longhaul/contract/client.ts'
import type { ErrorState } from '@longhaul/ui/states/ErrorState.tsx'
import type { ComponentProps, ComponentType } from 'react'

/** What this layer needs from the application that uses it. */
export type BrowserApp = {
  /** The session's token, if there is one. */
  token(): string | undefined
  clearLogin(): void
  /** How long a response stays fresh before it is refetched. */
  staleMs: number
  /** The number of rows in a page of a list. */
  pageRows: number
  /** Forms show a refusal only beside their button, without a toast. */
  quietForms: boolean
  /**
   * Called with every refusal of a call that changes something, before it is shown. It may settle the
   * refusal.
   */
  onRefused?(error: CallError, spec: string, args: unknown): Promise<void>
  words: {
    /** The server did not respond. */
    unreachable: string
    /** The server failed (500). */
    failure: string
    reference: (id: string) => string
    offline: string
    /** A page cannot open because there is no network. */
    offlinePage: string
  }
  parts: {
    /** Shown in place of data that could not be loaded. */
    ErrorPanel: ComponentType<ComponentProps<typeof ErrorState>>
    /** Says beside a button why its action failed: `state/FailureNote.tsx`. */
    FailureNote: ComponentType<{ error: CallError }>
    /**
     * Shown in place of data that does not exist or belongs to another account; `ErrorPanel` is used if this
     * is absent.
     */
    NotFound?: ComponentType
  }
}

/**
 * The application's configuration. Set by `configureBrowser`, which the application calls before its first
 * render.
 */
export let app: BrowserApp

export function configureBrowser(next: BrowserApp): void {
  app = next
}
