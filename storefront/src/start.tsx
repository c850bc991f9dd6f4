import { waitForTouch } from '@longhaul/browser/chunk/first-touch.ts'
import { createQueryClient } from '@longhaul/browser/calls/queries.ts'
import { listenBeforeRouter } from '@longhaul/browser/leaving/history-guard.ts'
import { readCookie } from '@longhaul/browser/session/cookies.ts'
import { watchTabOwner } from '@longhaul/browser/session/tab-owner.ts'
import { BrowserRouter } from '@longhaul/ui/address/router.tsx'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from './react.ts'
import { App } from './app.tsx'
import type { PageState } from './page-state.ts'
import { findRoute } from './routes.tsx'
import { isLoggedIn } from './session.ts'
import { watchSentPictures } from './shared/when-near.ts'
import { sayLoaded, styledBy } from './shared/whole-styles.ts'

/** Hydrates the page that the server sent, with the data it was rendered from; if it sent none, renders the page. */
export async function start(state: PageState | undefined): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  watchTabOwner('shopper')
  listenBeforeRouter()
  const sent = root.hasChildNodes() ? state : undefined
  styledBy(sent?.styles)
  state?.joined?.forEach(sayLoaded)
  if (sent) {
    waitForTouch()
    watchSentPictures()
  }
  const queries = createQueryClient()
  for (const [key, data] of sent?.answers ?? []) queries.setQueryData(key, data)
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App
          queries={queries}
          visit={sent?.visit ?? { loggedIn: isLoggedIn(), currency: readCookie('currency') }}
          missing={sent?.missing ?? false}
        />
      </BrowserRouter>
    </StrictMode>
  )
  if (!sent) return createRoot(root).render(app)
  // The document has the browser load the screen's chunk beside this one. Hydration waits for it: a screen that suspends is hydrated in a second pass, which
  // React delays by 300 ms (its throttle of revealed content).
  await findRoute(location.pathname, sent.visit.loggedIn)
    ?.route.screen.preload()
    .catch(() => undefined)
  // In pieces, between which the browser answers a touch (e2e/hydration.test.ts).
  startTransition(() => void hydrateRoot(root, app))
}
