import '@vitejs/plugin-react/preamble'
import { createQueryClient } from '@longhaul/browser/calls/queries.ts'
import { listenBeforeRouter } from '@longhaul/browser/leaving/history-guard.ts'
import { readCookie } from '@longhaul/browser/session/cookies.ts'
import { BrowserRouter } from '@longhaul/ui/address/router.tsx'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { findRoute } from './routes.tsx'
import type { PageState } from './server.tsx'
import { isLoggedIn } from './session.ts'
import './styles.css'

listenBeforeRouter()
const root = document.getElementById('root')
if (root) void start(root)

/** Takes over the page that the server sent, with the data it was made from; where it sent none, draws it. */
async function start(element: HTMLElement): Promise<void> {
  const sent = element.hasChildNodes() ? readState() : undefined
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
  if (!sent) return createRoot(element).render(app)
  // The chunk of a rendered page is on its way already; taking over waits for it, the page is readable meanwhile.
  const route = findRoute(location.pathname)?.route
  if (route?.rendered) await route.screen.preload().catch(() => undefined)
  hydrateRoot(element, app)
}

function readState(): PageState | undefined {
  const text = document.getElementById('page')?.textContent
  return text ? (JSON.parse(text) as PageState) : undefined
}
