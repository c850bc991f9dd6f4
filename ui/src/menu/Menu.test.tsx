import '../testing.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Menu } from './Menu.tsx'

const page = () =>
  render(
    <>
      <Menu button="Mei" label="Mei Lin">
        <li>
          <a href="#orders">Orders</a>
        </li>
      </Menu>
      <a href="#next">Next</a>
    </>,
  )
const opener = () => screen.getByRole('button', { name: 'Mei Lin' })
const isOpen = () =>
  opener().getAttribute('aria-expanded') === 'true' && screen.queryByRole('link', { name: 'Orders' }) !== null

it('opens on click and on Enter, closes on Escape and returns the focus to its button', async () => {
  page()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(isOpen()).toBe(true)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Orders' }))
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(opener())
})

it('closes on a choice and on leaving it', async () => {
  page()
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }))
  expect(isOpen()).toBe(false)
  opener().focus()
  await userEvent.keyboard('{Enter}{Tab}{Tab}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Next' }))
  expect(isOpen()).toBe(false)
})

describe('a mouse', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const move = (type: 'pointerEnter' | 'pointerLeave', pointerType: string) =>
    fireEvent[type](opener().parentElement ?? opener(), { pointerType })

  it('opens after 120 ms and closes 240 ms after leaving; crossing opens nothing, a slip closes nothing', () => {
    page()
    move('pointerEnter', 'mouse')
    pass(110)
    expect(isOpen()).toBe(false)
    pass(20)
    expect(isOpen()).toBe(true)
    move('pointerLeave', 'mouse')
    pass(200)
    move('pointerEnter', 'mouse')
    pass(500)
    expect(isOpen()).toBe(true)
    move('pointerLeave', 'mouse')
    pass(250)
    expect(isOpen()).toBe(false)
  })

  it('a click on a menu that hovering has opened keeps it open', () => {
    page()
    move('pointerEnter', 'mouse')
    pass(130)
    fireEvent.click(opener())
    expect(isOpen()).toBe(true)
    fireEvent.click(opener())
    expect(isOpen()).toBe(false)
  })

  it('is needed for hovering: touch opens by tap alone', () => {
    page()
    move('pointerEnter', 'touch')
    pass(1000)
    expect(isOpen()).toBe(false)
    fireEvent.click(opener())
    expect(isOpen()).toBe(true)
  })
})

it.each([
  ['on a wide page', 1_024, { left: 500, right: 600 }, 'end'],
  ['at the right edge of a phone', 375, { left: 315, right: 359 }, 'end'],
  ['at the left edge of a phone', 375, { left: 16, right: 116 }, 'start'],
])('opens to the wanted side %s, unless it would be cut off there', async (_, width, place, align) => {
  vi.stubGlobal('innerWidth', width)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ x: place.left, width: place.right - place.left, height: 44 }),
  )
  render(
    <Menu button="Mei" label="Mei Lin" align="end">
      <li>
        <a href="#orders">Orders</a>
      </li>
    </Menu>,
  )
  await userEvent.click(opener())
  expect(opener().parentElement?.dataset['align']).toBe(align)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
