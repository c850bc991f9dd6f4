import { createQueryClient } from '@longhaul/browser/calls/queries.ts'
import { StaticRouter } from '@longhaul/ui/address/router.tsx'
import { CraneStopped } from '@longhaul/ui/illustrations/CraneStopped.tsx'
import { Logo } from '@longhaul/ui/logo/Logo.tsx'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { type Need, shellNeeds } from './needs.ts'
import type { PageState } from './page-state.ts'
import { findRoute } from './routes.tsx'
import { type Head, HeadContext } from './shared/head.ts'
import { tabTitle } from './tab-titles.ts'

/*
 * The server-side bundle of the shop, one per language: plans what a page needs, and renders it. It accesses
 * no database and no network; the server gets the replies (server/src/pages) and passes them in.
 */

/** What the server must know before it renders an address. */
export type PagePlan = {
  /** False if there is no such address. */
  known: boolean
  guarded: boolean
  rendered: boolean
  /** The screen's file, for preloading its chunk; undefined if there is no such address. */
  screen: string | undefined
  /** Only the styles of public pages are needed. */
  publicStyles: boolean
  needs: Need[]
}

/** Plans the page at a path and query, for a guest or a shopper. */
export function plan(pathname: string, search: string, loggedIn: boolean): PagePlan {
  const found = findRoute(pathname, loggedIn)
  const route = found?.route
  const params = found?.params ?? {}
  const query = new URLSearchParams(search)
  return {
    known: found !== undefined,
    guarded: route?.guarded ?? false,
    rendered: (route?.screen.rendered || route?.indexed) ?? false,
    screen: route?.screen.file,
    publicStyles: !route || route.screen.rendered,
    needs: [...shellNeeds, ...(route?.needs?.(params, query) ?? [])],
  }
}

/** The picture on the server's error page. */
export const errorPicture: string = renderToStaticMarkup(<CraneStopped />)

/** The shop's mark, for the page that says it is closed. */
export const mark = (src: string, name: string): string =>
  renderToStaticMarkup(<Logo src={src} name={name} markOnly />)

/** Renders the page to HTML, and returns its head. */
export async function render(url: string, state: PageState): Promise<{ html: string; head: Head | null }> {
  const route = findRoute(new URL(`http://localhost${url}`).pathname, state.visit.loggedIn)?.route
  if ((route?.screen.rendered || route?.previewed) && !state.missing) await route.screen.preload()
  const queries = createQueryClient()
  for (const [key, data] of state.answers) queries.setQueryData(key, data)
  const collected: { head: Head | null } = { head: null }
  try {
    const html = renderToString(
      <HeadContext value={collected}>
        <StaticRouter at={url}>
          <App queries={queries} visit={state.visit} missing={state.missing} />
        </StaticRouter>
      </HeadContext>,
    )
    const title = route && !state.missing ? tabTitle(route.screen.file, state.answers) : undefined
    return { html, head: collected.head ?? (title ? { title } : null) }
  } finally {
    queries.clear()
  }
}
