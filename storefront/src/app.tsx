import { ErrorBoundary } from '@longhaul/browser/state/ErrorBoundary.tsx'
import { setPreloader } from '@longhaul/ui/address/preload.ts'
import { useLocation, useNavigate } from '@longhaul/ui/address/router.tsx'
import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useDeferredValue, useEffect } from 'react'
import { isPending, takePending } from './goods/pending-add.ts'
import { to } from './links.ts'
import { findRoute, type PageRoute } from './routes.tsx'
import { isLoggedIn, watchLogin } from './session.ts'
import { NotFound } from './shared/NotFound.tsx'
import { ParamsContext } from './shared/params.ts'
import { PagePlaceholder } from './shared/PagePlaceholder.tsx'
import { type Visit, VisitContext, useLoggedIn } from './shared/visit.ts'
import { DefaultLayout } from './shell/DefaultLayout.tsx'
import { ShellBoundary } from './shell/ShellBoundary.tsx'
import { Guard } from './shell/Guard.tsx'
import { LoadingLine } from './shell/LoadingLine.tsx'
import { LoginLayout } from './shell/LoginLayout.tsx'
import { Overlays } from './shell/Overlays.tsx'
import { Stopped, StoppedAgain } from './shell/Stopped.tsx'
import './configure.ts'

setPreloader((pathname) => {
  findRoute(pathname, isLoggedIn())
    ?.route.screen.preload()
    .catch(() => undefined)
})

/** The whole shop, inside either router: the browser's, or the server's for a single address. */
export function App({
  queries,
  visit,
  missing,
}: {
  queries: QueryClient
  visit: Visit
  /**
   * The first address has a route but no content (an article that does not exist): the server replied with
   * 404.
   */
  missing: boolean
}) {
  return (
    <ErrorBoundary page="" Stopped={StoppedAgain}>
      <QueryClientProvider client={queries}>
        <VisitContext value={visit}>
          <LoadingLine />
          <AfterLogin />
          <CurrentPage missing={missing} />
          <ShellBoundary>
            <Overlays />
          </ShellBoundary>
        </VisitContext>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

function CurrentPage({ missing }: { missing: boolean }) {
  const { pathname, key } = useLocation()
  const loggedIn = useLoggedIn()
  const found = findRoute(pathname, loggedIn)
  // A guest at a protected page sees the layout of the log-in page, to which the guard redirects.
  const bare = found?.route.layout === 'login' || (found?.route.guarded === true && !loggedIn)
  const Layout = bare ? LoginLayout : DefaultLayout
  return (
    <ErrorBoundary page={key} Stopped={Stopped}>
      <Layout>
        <ErrorBoundary page={key} Stopped={Stopped}>
          <Suspense fallback={<PagePlaceholder />}>
            {!found || (missing && key === 'default') ? (
              <NotFound />
            ) : (
              <ParamsContext value={found.params}>
                <Content route={found.route} />
              </ParamsContext>
            )}
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  )
}

/**
 * The screen. Where the server does not render it, only its reserved space is rendered on the server and
 * during hydration; a screen with a preview decides by itself.
 */
function Content({ route }: { route: PageRoute }): ReactNode {
  // Deferred, so that a large screen does not keep the page busy while it is drawn.
  const inPage = useDeferredValue(useInPage())
  const { screen: Screen } = route
  if (!inPage && !Screen.rendered && !route.previewed) return <PagePlaceholder />
  return route.guarded ? (
    <Guard>
      <Screen />
    </Guard>
  ) : (
    <Screen />
  )
}

/**
 * Runs after a log-in on this page: adds what the guest wanted to the cart, takes over what the device kept,
 * then applies the account's language and currency.
 */
function AfterLogin() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const loggedIn = useLoggedIn()
  useEffect(() => {
    if (!loggedIn && !isOnWayToLogin(pathname)) takePending()
  }, [loggedIn, pathname])
  useEffect(() => {
    async function onLogin() {
      // In this order, because a change of language reloads the page.
      if (isPending())
        await import('./goods/finish-pending.ts').then((loaded) => loaded.finishPending(navigate))
      const { applyStoredChoices } = await import('./shared/stored-choices.ts')
      await applyStoredChoices()
    }
    // If the chunk cannot be loaded, everything stays as it is.
    return watchLogin(() => void onLogin().catch(() => undefined))
  }, [navigate])
  return null
}

/**
 * The log-in and registration pages and the legal texts they refer to: a guest who goes anywhere else has
 * abandoned the log-in.
 */
const isOnWayToLogin = (pathname: string): boolean =>
  findRoute(pathname, false)?.route.layout === 'login' || [to.terms(), to.privacy()].includes(pathname)
