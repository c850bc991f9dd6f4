import type { Spec } from '@longhaul/contract/routes.ts'
import type { Lang } from '@longhaul/domain/languages.ts'

/*
 * What the shop's bundle for the server offers (storefront/src/server.tsx), as this side sees it. The bundle is built, not imported: the
 * server does not depend on React.
 */

/** A call that a page's content is made from. */
export type Need = { spec: Spec; args?: object; essential?: true }

export type PagePlan = {
  known: boolean
  guarded: boolean
  rendered: boolean
  /** The chunks that the page begins with. */
  chunks: string[]
  publicStyles: boolean
  needs: Need[]
  /** Addresses of the calls that the page makes first. */
  calls: string[]
  /** Its header shows who is logged in. */
  showsShopper: boolean
}

export type PageState = {
  visit: { loggedIn: boolean; currency: string | undefined }
  answers: [key: readonly unknown[], data: unknown][]
  missing: boolean
  calls: string[]
  /** Files of the page's program, to be fetched when the page is drawn; without them the document names them. */
  modules?: string[] | undefined
  /** Where all styles are, when the document links fewer. */
  styles?: string | undefined
  /** Sheets that the document links joined with others. */
  joined?: string[] | undefined
}

export type Head = {
  title: string
  description?: string
  canonical?: string
  /** The page's path in each language, where they differ; null where it is not written in one. */
  alternates?: Record<Lang, string | null>
}
export type Rendered = { html: string; head: Head | null }
