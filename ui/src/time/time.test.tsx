import '../testing.ts'
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Countdown } from './Countdown.tsx'
import { DateTime } from './DateTime.tsx'
import { Deadline } from './Deadline.tsx'
import { useInPage, useNow } from './use-page-time.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-07-12T00:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const at = '2026-07-14T17:30:00Z'

it('shows a moment with the warehouse time in its title', () => {
  render(<DateTime at={at} />)
  const time = screen.getByRole('time')
  expect(time.getAttribute('datetime')).toBe(at)
  expect(time.title).toBe('Warehouse time: 15 Jul 2026, 01:30')
})

it('is rendered in warehouse time on the server, so that the page hydrates without a mismatch', () => {
  expect(renderToString(<DateTime at={at} />)).toContain('>15 Jul 2026, 01:30<')
  expect(renderToString(<Countdown until={at} />)).not.toContain('left')
})

it('counts down with the moment beside it: with time left, soon, over', () => {
  const { container, rerender } = render(<Countdown until="2026-08-10T00:00:00Z" only="date" />)
  const state = () => container.querySelector('.countdown')?.getAttribute('data-state')
  expect(screen.getByText('29 days left')).toBeTruthy()
  expect(state()).toBe('calm')
  rerender(<Countdown until={at} />)
  expect(screen.getByText('2 days left')).toBeTruthy()
  expect(screen.getByRole('time')).toBeTruthy()
  expect(state()).toBe('soon')
  act(() => void vi.advanceTimersByTime(2 * 86_400_000))
  expect(screen.getByText('17 h 30 min left')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(18 * 3_600_000))
  expect(screen.getByText('Time is up')).toBeTruthy()
  expect(state()).toBe('over')
})

it('gives the end of a day at the warehouse as that day, though it is another one here', () => {
  // The tests run in the time zone UTC.
  render(<Countdown until="2026-08-10T17:00:00Z" only="date" />)
  expect(screen.getByRole('time').textContent).toBe('11 Aug 2026')
})

it('names near days and says roughly how much time is left', () => {
  const { container, rerender } = render(
    <Deadline until="2026-07-12T11:30:00Z" says={(when) => `Answer by ${when}`} />,
  )
  const text = () => container.textContent
  // The tests run in the time zone UTC.
  expect(text()).toBe('Answer by today, 11:3011 hours left')
  rerender(<Deadline until="2026-07-13T18:00:00Z" />)
  expect(text()).toBe('By tomorrow, 18:001 day 18 hours left')
  rerender(<Deadline until={at} only="date" />)
  expect(text()).toBe('By Tue 14 Jul2 days 17 hours left')
  rerender(<Deadline until="2026-07-11T18:00:00Z" />)
  expect(text()).toBe('By Sat 11 Jul, 18:00Time is up')
})

it('is known to be in the page at once where it is mounted, and after hydration what the server sent was matched', () => {
  const Where = () => {
    const now = useNow()
    return `${useInPage() ? 'page' : 'document'} ${now ?? 'never'}`
  }
  const minute = Math.floor(Date.now() / 60_000) * 60_000
  expect(render(<Where />).container.textContent).toBe(`page ${minute}`)

  const element = document.createElement('div')
  element.innerHTML = renderToString(<Where />)
  expect(element.textContent).toBe('document never')
  const surprises: unknown[] = []
  let root: Root | undefined
  act(() => {
    root = hydrateRoot(element, <Where />, { onRecoverableError: (error) => surprises.push(error) })
  })
  expect(element.textContent).toBe(`page ${minute}`)
  expect(surprises).toEqual([])
  act(() => root?.unmount())
})
