import type { Spec } from '@longhaul/contract/routes.ts'
import type { Lang } from '@longhaul/domain/languages.ts'

/*
 * The types of the shop's bundle for the server (storefront/src/server.tsx), as the server sees them. The bundle is built, not imported, so that
 * the server does not depend on React.
 */

/** A call whose answer is part of a page's content. */
export type Need = {
  spec: Spec
  args?: object
  essential?: true
  /** The arguments with which it is only answered from what is stored. If it is not, the page makes the call itself. */
  stored?: object
}

export type PagePlan = {
  known: boolean
  guarded: boolean
  rendered: boolean
  /** The chunks with which the page starts. */
  chunks: string[]
  publicStyles: boolean
  needs: Need[]
}

export type PageState = {
  visit: { loggedIn: boolean; currency: string | undefined }
  answers: [key: readonly unknown[], data: unknown][]
  missing: boolean
  /** The page's scripts, to be fetched after the first paint; if absent, the document lists them. */
  modules?: string[] | undefined
  /** The address of the complete style sheet, if the document links only a part of it. */
  styles?: string | undefined
  /** The style sheets that the document links as part of a joined one. */
  joined?: string[] | undefined
}

export type Head = {
  title: string
  description?: string
  canonical?: string
  /** The page's path in each language, if they differ; null for a language in which it is not available. */
  alternates?: Record<Lang, string | null>
}
export type Rendered = { html: string; head: Head | null }
