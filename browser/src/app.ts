import type { CallError } from '@longhaul/contract/client.ts'
import type { ErrorState } from '@longhaul/ui/states/ErrorState.tsx'
import type { ComponentProps, ComponentType } from 'react'

/** What this layer has to know about its application. */
export type BrowserApp = {
  /** The session's token, if there is one. */
  token(): string | undefined
  clearLogin(): void
  /** How long an answer is fresh; after that it is fetched again. */
  staleMs: number
  /** How many rows a page of a list has. */
  pageRows: number
  /** A form shows why it was refused beside its button only, without a toast. */
  quietForms: boolean
  words: {
    /** No answer at all. */
    unreachable: string
    /** The server failed (500). */
    failure: string
    reference: (id: string) => string
    offline: string
  }
  parts: {
    /** In place of data that could not be loaded. */
    ErrorPanel: ComponentType<ComponentProps<typeof ErrorState>>
    /** Why an attempt failed, beside its button: `state/FailureNote.tsx`, or a chunk that brings it. */
    FailureNote: ComponentType<{ error: CallError }>
    /** In place of what does not exist or belongs to another account; without it the error panel says so. */
    NotFound?: ComponentType
  }
}

/** The application, once it has called `configureBrowser`: before its first render. */
export let app: BrowserApp

export function configureBrowser(next: BrowserApp): void {
  app = next
}
