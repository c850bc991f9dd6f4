import '../testing.ts'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Loading } from './Loading.tsx'
import { Skeleton } from './Skeleton.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = (when: boolean, onMount = () => {}) => (
  <Loading when={when} skeleton={<Skeleton />}>
    {() => <p ref={(element) => void (element && onMount())}>Orders</p>}
  </Loading>
)
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const isLoaded = () => screen.queryByText('Orders') !== null

it('is replaced immediately by a response within 200 ms: the skeleton was not visible yet', () => {
  const { rerender } = render(page(true))
  expect(screen.getByRole('status').textContent).toBe('Loading')
  pass(190)
  rerender(page(false))
  expect(isLoaded()).toBe(true)
})

it('stays for 300 ms once it was visible', () => {
  const { rerender } = render(page(true))
  pass(250)
  rerender(page(false))
  pass(200)
  expect(isLoaded()).toBe(false)
  pass(100)
  expect(isLoaded()).toBe(true)
})

it('is not shown when the content is already there', () => {
  render(page(false))
  expect(isLoaded()).toBe(true)
})

it('does not appear after content that arrives just when it is due', async () => {
  const element = document.createElement('div')
  const root = createRoot(element)
  await act(async () => flushSync(() => root.render(page(true))))
  await act(async () => {
    vi.advanceTimersByTime(200)
    flushSync(() => root.render(page(false)))
    expect(element.textContent).toBe('Orders')
  })
  expect(element.textContent).toBe('Orders')
  act(() => root.unmount())
})

it('does not appear where it is due while its content is mounted', async () => {
  const { rerender } = render(page(true))
  pass(199)
  await act(async () => startTransition(() => rerender(page(false, () => vi.advanceTimersByTime(1)))))
  expect(isLoaded()).toBe(true)
})

/**
 * Mounting the content takes longer than the skeleton is delayed, in slices, as after a reply on a slow
 * device.
 */
it('does not replace content that was being mounted when it became due', async () => {
  vi.useRealTimers()
  const busy = (ms: number) => {
    const until = performance.now() + ms
    while (performance.now() < until);
  }
  const Piece = () => {
    busy(10)
    return <i />
  }
  const Content = () => {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpened(true)}>
          {opened ? 'Opened' : 'Open'}
        </button>
        {Array.from({ length: 30 }, (_, key) => (
          <Piece key={key} />
        ))}
      </>
    )
  }
  const Page = () => {
    const [isPending, setPending] = useState(true)
    useEffect(() => {
      const reply = setTimeout(() => setPending(false), 5)
      return () => clearTimeout(reply)
    }, [])
    const isMounting = useDeferredValue(isPending)
    return (
      <Loading when={isMounting} skeleton={<Skeleton />}>
        {() => <Content />}
      </Loading>
    )
  }
  render(<Page />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Open' }))
  expect(screen.getByRole('button', { name: 'Opened' })).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})
