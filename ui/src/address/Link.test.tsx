import '../testing.ts'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link, NavLink } from './Link.tsx'
import { setPreloader } from './preload.ts'
import { Redirect } from './Redirect.tsx'
import { BrowserRouter, MemoryRouter, useLocation } from './router.tsx'

beforeEach(() => history.replaceState(null, '', '/console/stock?stage=all'))
afterEach(() => setPreloader(() => undefined))

/** The address as the application knows it. */
function Here() {
  const { pathname, search, hash } = useLocation()
  return <output aria-label="Here">{pathname + search + hash}</output>
}
const here = () => screen.getByLabelText('Here').textContent
const link = () => screen.getByRole('link')
const open = (node: React.ReactNode) =>
  render(
    <BrowserRouter base="/console">
      <Here />
      {node}
    </BrowserRouter>,
  )

test('below a base path, links name the whole address and the application knows the rest', async () => {
  open(<Link to="/order?id=7#bill">Order</Link>)
  expect(here()).toBe('/stock?stage=all')
  expect(link().getAttribute('href')).toBe('/console/order?id=7#bill')
  await userEvent.click(link())
  expect(here()).toBe('/order?id=7#bill')
  expect(location.pathname + location.search + location.hash).toBe('/console/order?id=7#bill')
})

test.each([
  ['/', '/console'],
  ['/?tab=1', '/console?tab=1'],
])('the start page %s below a base path is at %s', async (to, href) => {
  open(<Link to={to}>Home</Link>)
  expect(link().getAttribute('href')).toBe(href)
  await userEvent.click(link())
  expect(here()).toBe(to)
})

test('a click with a modifier key, another button or another tab is left to the browser', () => {
  open(<Link to="/order">Order</Link>)
  for (const how of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])
    expect(isLeftToBrowser(how)).toBe(true)
  link().setAttribute('target', '_blank')
  expect(isLeftToBrowser({})).toBe(true)
  expect(here()).toBe('/stock?stage=all')
})

/** Clicks the link, and stops the browser from following it, which jsdom cannot. */
function isLeftToBrowser(how: MouseEventInit): boolean {
  let left = false
  const stop = (event: Event) => {
    left = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', stop, { once: true })
  fireEvent(link(), createEvent.click(link(), how))
  return left
}

test('a link that handles its click itself does not navigate', async () => {
  open(
    <Link to="/order" onClick={(event) => event.preventDefault()}>
      Order
    </Link>,
  )
  await userEvent.click(link())
  expect(here()).toBe('/stock?stage=all')
})

test('a link to the current address adds no step to the history, another one does', async () => {
  open(
    <>
      <Link to="/stock?stage=all">Again</Link>
      <Link to="/stock">Stock</Link>
    </>,
  )
  const { length } = history
  await userEvent.click(screen.getByRole('link', { name: 'Again' }))
  expect(history.length).toBe(length)
  await userEvent.click(screen.getByRole('link', { name: 'Stock' }))
  expect(history.length).toBe(length + 1)
})

test('pointing at a link or focusing it prefetches its page where the application prefetches', async () => {
  const preload = vi.fn<(path: string) => void>()
  open(<Link to="/order?id=7#bill">Order</Link>)
  await userEvent.hover(link())
  setPreloader(preload)
  await userEvent.tab()
  await userEvent.unhover(link())
  await userEvent.hover(link())
  expect(preload.mock.calls).toEqual([['/order'], ['/order']])
})

test('the entry of a menu is current on its page and on the pages below it', () => {
  render(
    <MemoryRouter at="/mine/order/orderDetail">
      {['/mine/order', '/mine/order/orderDetail?id=1', '/mine/ord', '/mine/store'].map((to) => (
        <NavLink key={to} to={to}>
          {to}
        </NavLink>
      ))}
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('link', { current: 'page' }).map((entry) => entry.textContent)).toEqual([
    '/mine/order',
    '/mine/order/orderDetail?id=1',
  ])
})

test('a redirect replaces the current step of the history', () => {
  const { length } = history
  open(<Redirect to="/order" />)
  expect(here()).toBe('/order')
  expect(location.pathname).toBe('/console/order')
  expect(history.length).toBe(length)
})
