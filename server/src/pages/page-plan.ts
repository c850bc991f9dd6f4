import type { Spec } from '@longhaul/contract/routes.ts'
import type { Lang } from '@longhaul/domain/languages.ts'

/*
 * The types of the shop's bundle for the server (storefront/src/server.tsx), as the server sees them. The
 * bundle is built, not imported, so that the server does not depend on React.
 */

/** A call whose answer is part of a page's content. */
export type Need = {
  spec: Spec
  args?: object
  essential?: true
  /**
   * The arguments with which it is only answered from what is stored. If it is not, the page makes the call
   * itself.
   */
  stored?: object
}

export type PagePlan = {
  known: boolean
  guarded: boolean
  rendered: boolean
  /** The file of the screen with which the page starts; undefined if there is no such page. */
  screen: string | undefined
  publicStyles: boolean
  needs: Need[]
}

export type PageState = {
  visit: { loggedIn: boolean; currency: string | undefined }
  answers: [key: readonly unknown[], data: unknown][]
  missing: boolean
}

export type Head = {
  title: string
  description?: string
  canonical?: string
  /** The page's path in each language, if they differ; null for a language in which it is not available. */
  alternates?: Record<Lang, string | null>
}
export type Rendered = { html: string; head: Head | null }
