import '../testing.ts'
import { act, render, screen } from '@testing-library/react'
import { StrictMode, Suspense, use } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  BrowserRouter,
  type Location,
  type Navigate,
  StaticRouter,
  useArrival,
  useLocation,
  useNavigate,
} from './router.tsx'

let at: Location & { arrival: string }
let navigate: Navigate
function Watch() {
  at = { ...useLocation(), arrival: useArrival() }
  navigate = useNavigate()
  return null
}
const open = () =>
  render(
    <StrictMode>
      <BrowserRouter>
        <Watch />
      </BrowserRouter>
    </StrictMode>,
  )
const go = (...args: Parameters<Navigate>) => act(() => navigate(...args))
/** The browser reports a step in the history asynchronously. */
const step = (steps: number) =>
  act(async () => {
    const navigated = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    navigate(steps)
    await navigated
  })

beforeEach(() => history.replaceState(null, '', '/first?a=1#part'))
afterEach(() => vi.restoreAllMocks())

test('a page begins where the browser is, as the first entry of its tab', () => {
  open()
  expect(at).toEqual({
    pathname: '/first',
    search: '?a=1',
    hash: '#part',
    state: null,
    key: 'default',
    arrival: 'POP',
  })
  expect(history.state).toEqual({ idx: 0 })
})

test('opening adds an entry, replacing does not, and Back restores each entry’s state and key', async () => {
  open()
  const { length } = history
  go('/second', { state: { seenFen: 7 } })
  expect(at).toMatchObject({
    pathname: '/second',
    search: '',
    hash: '',
    state: { seenFen: 7 },
    arrival: 'PUSH',
  })
  expect(history.length).toBe(length + 1)
  const second = at.key
  go('/third')
  go('/fourth?b=2', { replace: true })
  expect(at).toMatchObject({ pathname: '/fourth', search: '?b=2', state: null, arrival: 'REPLACE' })
  expect(history.length).toBe(length + 2)
  expect(history.state).toMatchObject({ idx: 2 })
  await step(-1)
  expect(at).toMatchObject({ pathname: '/second', state: { seenFen: 7 }, key: second, arrival: 'POP' })
  await step(-1)
  expect(at).toMatchObject({ pathname: '/first', key: 'default', arrival: 'POP' })
})

test('navigate stays the same function', () => {
  open()
  const before = navigate
  go('/second')
  expect(navigate).toBe(before)
})

test('the current page stays until the next one has loaded', async () => {
  let arrive: (text: string) => void = () => undefined
  const next = new Promise<string>((resolve) => (arrive = resolve))
  const Page = () => (useLocation().pathname === '/slow' ? use(next) : 'the first page')
  render(
    <BrowserRouter>
      <Watch />
      <Suspense fallback="loading">
        <Page />
      </Suspense>
    </BrowserRouter>,
  )
  await act(async () => navigate('/slow'))
  expect(screen.getByText('the first page')).toBeTruthy()
  await act(async () => arrive('the slow page'))
  expect(await screen.findByText('the slow page')).toBeTruthy()
})

test('when the browser accepts no further entries, it loads the page', () => {
  open()
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  // jsdom can only navigate to a fragment of the current page.
  go('#part-two')
  expect(location.hash).toBe('#part-two')
  expect(at.arrival).toBe('POP')
})

test('the server’s router stays at one address', () => {
  render(
    <StaticRouter at="/faq/59?q=box">
      <Watch />
    </StaticRouter>,
  )
  expect(at).toMatchObject({
    pathname: '/faq/59',
    search: '?q=box',
    hash: '',
    key: 'default',
    arrival: 'POP',
  })
  go('/elsewhere')
  expect(at.pathname).toBe('/faq/59')
})
