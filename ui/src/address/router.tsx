import {
  type ReactNode,
  createContext,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useState,
} from 'react'

/**
 * The current entry of the history. `key` identifies the entry; a tab's first entry has the key `default`.
 */
export type Location = { pathname: string; search: string; hash: string; state: unknown; key: string }

/**
 * Opens an address of this application, or moves a number of steps in the history. `state` is stored with the
 * new entry.
 */
export type Navigate = (to: string | number, options?: { replace?: boolean; state?: unknown }) => void

/** How the page reached its current entry; POP means by the browser: first load, Back and Forward. */
type Arrival = 'PUSH' | 'REPLACE' | 'POP'

/** `base` is the path below which the application lives; every other address in here is relative to it. */
type Router = { location: Location; arrival: Arrival; navigate: Navigate; base: string }

const RouterContext = createContext<Router | null>(null)

export const useLocation = (): Location => useRouter().location
/** Returns the same function for the lifetime of the page. */
export const useNavigate = (): Navigate => useRouter().navigate
export const useArrival = (): Arrival => useRouter().arrival
/** The path below which the application lives, such as `/console`; empty at the root. */
export const useBase = (): string => useRouter().base

function useRouter(): Router {
  const router = use(RouterContext)
  if (!router) throw new Error('there is no router around this component')
  return router
}

/**
 * A router over the browser's address and history, for an application at the root or below a `base` such as
 * `/console`. Changes are transitions: the current page stays on screen until the next one has loaded.
 */
export function BrowserRouter({ base = '', children }: { base?: string; children: ReactNode }) {
  const [at, setAt] = useState<At>(() => ({ location: here(base), arrival: 'POP' }))
  const arrive = useCallback(
    (arrival: Arrival) => {
      startTransition(() => setAt({ location: here(base), arrival }))
    },
    [base],
  )

  useLayoutEffect(() => {
    if (entry().idx === undefined) history.replaceState({ ...entry(), idx: 0 }, '')
    const onPop = () => arrive('POP')
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [arrive])

  const navigate = useCallback<Navigate>(
    (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') return history.go(to)
      const next: Entry = { state, key: freshKey(), idx: (entry().idx ?? 0) + (replace ? 0 : 1) }
      const href = hrefOf(base, to)
      if (replace) history.replaceState(next, '', href)
      else if (!push(next, href)) return
      arrive(replace ? 'REPLACE' : 'PUSH')
    },
    [arrive, base],
  )
  return <RouterContext value={{ ...at, navigate, base }}>{children}</RouterContext>
}

/** A router with one fixed address, for server rendering. */
export function StaticRouter({ at, children }: { at: string; children: ReactNode }) {
  const router: Router = { location: parse(at), arrival: 'POP', navigate: () => undefined, base: '' }
  return <RouterContext value={router}>{children}</RouterContext>
}

/** A router with its own history, for tests: the browser's address does not change. */
export function MemoryRouter({ at = '/', children }: { at?: string; children: ReactNode }) {
  const [{ entries, index, arrival }, setHistory] = useState<Entries>(() => ({
    entries: [parse(at)],
    index: 0,
    arrival: 'POP',
  }))
  const navigate = useCallback<Navigate>((to, { replace = false, state = null } = {}) => {
    const key = freshKey()
    const step = (before: Entries): Entries => {
      if (typeof to === 'number') {
        const wanted = Math.min(Math.max(before.index + to, 0), before.entries.length - 1)
        return { ...before, index: wanted, arrival: 'POP' }
      }
      const place = before.index + (replace ? 0 : 1)
      const next = { ...parse(to), state, key }
      return {
        entries: [...before.entries.slice(0, place), next],
        index: place,
        arrival: replace ? 'REPLACE' : 'PUSH',
      }
    }
    startTransition(() => setHistory(step))
  }, [])
  const location = entries[index] ?? parse(at)
  return <RouterContext value={{ location, arrival, navigate, base: '' }}>{children}</RouterContext>
}

type Entries = { entries: Location[]; index: number; arrival: Arrival }
type At = Pick<Router, 'location' | 'arrival'>

/**
 * The state stored with each entry of the browser's history; `idx` numbers the entries, so that the direction
 * of a step is known.
 */
type Entry = { state: unknown; key: string; idx: number }

// The browser types it as `any`; only this file writes it, and entries from elsewhere have none of these
// fields.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const entry = (): Partial<Entry> => (history.state ?? {}) as Partial<Entry>

function here(base: string): Location {
  const { pathname, search, hash } = location
  const { state = null, key = 'default' } = entry()
  return { pathname: pathname.slice(base.length) || '/', search, hash, state, key }
}

/**
 * An address of the application as the browser knows it: `/stock` is `/console/stock`, and `/` is `/console`.
 */
export const hrefOf = (base: string, to: string): string =>
  base ? base + to.replace(/^\/(?=[?#]|$)/, '') : to

/**
 * False if the browser accepts no further entries (Safari, after a hundred in half a minute); the page is
 * then loaded instead.
 */
function push(next: Entry, href: string): boolean {
  try {
    history.pushState(next, '', href)
    return true
  } catch {
    location.assign(href)
    return false
  }
}

function parse(address: string): Location {
  const { pathname, search, hash } = new URL(`http://localhost${address}`)
  return { pathname, search, hash, state: null, key: 'default' }
}

const freshKey = (): string => Math.random().toString(36).slice(2, 10)
