import { lastOwner } from '@longhaul/browser/session/tab-owner.ts'
import { watchSession } from '@longhaul/browser/session/watch-session.ts'
import { ErrorBoundary } from '@longhaul/browser/state/ErrorBoundary.tsx'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { ToastRegion } from '@longhaul/ui/toast/ToastRegion.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { matchPath } from '@longhaul/ui/address/match-path.ts'
import { Login, LoginOver } from './accounts/Login.tsx'
import { to } from './links.ts'
import { type Section, sectionPath, SECTIONS } from './sections.ts'
import { Page } from './shared/Page.tsx'
import { screen } from './shared/screen.tsx'
import { useLoggedIn, useMe, whyNotRole } from './shared/use-me.ts'
import { Layout } from './shell/Layout.tsx'
import { NotFound } from './shared/NotFound.tsx'
import { Stopped, StoppedAgain } from './shell/Stopped.tsx'
import './configure.ts'

const SetPassword = screen('staff/SetPasswordScreen')
const TwoFactorNeeded = screen('staff/TwoFactorNeededScreen')

/** The whole console. Without a session every address shows the log-in, and then the page itself. */
export function App({ queries }: { queries: QueryClient }) {
  return (
    <ErrorBoundary page="" Stopped={StoppedAgain}>
      <QueryClientProvider client={queries}>
        <Guarded />
        <ToastRegion />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

/**
 * An error boundary around the frame, which has lazily loaded parts of its own: if they fail, the page is not
 * left blank.
 */
function Guarded() {
  const { key } = useLocation()
  return (
    <ErrorBoundary page={key} Stopped={Stopped}>
      <Gate />
    </ErrorBoundary>
  )
}

/**
 * What precedes the console: setting a password by a link, the log-in, and the authenticator app if the role
 * requires it.
 */
function Gate() {
  const loggedIn = useLoggedIn()
  const shown = useShown(loggedIn)
  const me = useMe()
  const { pathname } = useLocation()
  if (pathname === to.setPassword())
    return (
      <Suspense fallback={null}>
        <SetPassword />
      </Suspense>
    )
  if (shown === null) return <Login />
  if (me?.two_factor === 'needed')
    return (
      <Suspense fallback={null}>
        <TwoFactorNeeded />
      </Suspense>
    )
  return (
    <Layout key={shown}>
      <CurrentPage />
      {!loggedIn && <LoginOver />}
    </Layout>
  )
}

/**
 * Whose page is shown: the logged-in person's, or still theirs after the session expired; null after a
 * log-out.
 */
function useShown(loggedIn: boolean): string | null {
  const owner = useSyncExternalStore(watchSession, () => lastOwner('staff'))
  const [shown, setShown] = useState<string | null>(null)
  const next = loggedIn ? (owner ?? '') : owner === shown ? shown : null
  if (next !== shown) setShown(next)
  return next
}

function CurrentPage() {
  const { pathname, key } = useLocation()
  const found = findRoute(pathname)
  return (
    <ErrorBoundary page={key} Stopped={Stopped}>
      <Suspense fallback={<div className="min-h-[60dvh]" />}>
        {found ? (
          <Admitted section={found.section}>
            <found.screen />
          </Admitted>
        ) : (
          <NotFound />
        )}
      </Suspense>
    </ErrorBoundary>
  )
}

/**
 * Tells staff without the role that a section is not theirs, instead of letting each call fail. The server
 * refuses in any case.
 */
function Admitted({ section, children }: { section: Section; children: ReactNode }) {
  const why = whyNotRole(useMe(), section.roles)
  if (!why) return children
  return (
    <Page title={shellText.sections[section.id]}>
      <EmptyState title={shellText.forbidden.title}>{shellText.forbidden.text(why)}</EmptyState>
    </Page>
  )
}

type PageRoute = { path: string; section: Section; screen: ComponentType }

/** All addresses of the console below /console, taken from its sections. */
export const routes: readonly PageRoute[] = SECTIONS.flatMap((section) =>
  Object.entries({ [sectionPath(section)]: section.screen, ...section.pages }).map(([path, name]) => ({
    path,
    section,
    screen: screen(name),
  })),
)

/** The route of a path; undefined if there is none. */
const findRoute = (pathname: string): PageRoute | undefined =>
  routes.find(({ path }) => matchPath(path, pathname))
