import '@vitejs/plugin-react/preamble'
import { createQueryClient } from '@longhaul/browser/calls/queries.ts'
import { listenBeforeRouter } from '@longhaul/browser/leaving/history-guard.ts'
import { readCookie } from '@longhaul/browser/session/cookies.ts'
import { watchTabOwner } from '@longhaul/browser/session/tab-owner.ts'
import { BrowserRouter } from '@longhaul/ui/address/router.tsx'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { readState } from './page-state.ts'
import { findRoute } from './routes.tsx'
import { isLoggedIn } from './session.ts'

/*
 * Hydrates the page that the server sent, with the data it was rendered from; if it sent none, renders the
 * page.
 */

// The development server's document links no styles.
if (import.meta.env.DEV) void import('./styles.css')

const root = document.getElementById('root')!
const state = root.hasChildNodes() ? readState() : undefined
watchTabOwner('shopper')
listenBeforeRouter()
const queries = createQueryClient()
for (const [key, data] of state?.answers ?? []) queries.setQueryData(key, data)
const visit = state?.visit ?? { loggedIn: isLoggedIn(), currency: readCookie('currency') }
const app = (
  <StrictMode>
    <BrowserRouter>
      <App queries={queries} visit={visit} missing={state?.missing ?? false} />
    </BrowserRouter>
  </StrictMode>
)

if (state) {
  // What the server rendered must be there to be hydrated; of other screens it sent only the frame.
  const route = findRoute(location.pathname, visit.loggedIn)?.route
  const isSent = route !== undefined && (route.screen.rendered || route.previewed === true)
  // If its chunk cannot be loaded, the page says so once it is hydrated.
  void (async () => (isSent ? await route.screen.preload() : undefined))()
    .catch(() => undefined)
    // Hydrated in small steps: React gives way to what the reader does meanwhile.
    .then(() => startTransition(() => void hydrateRoot(root, app)))
} else createRoot(root).render(app)
