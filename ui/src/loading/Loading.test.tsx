import '../testing.ts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Loading } from './Loading.tsx'
import { Skeleton } from './Skeleton.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = (when: boolean) => (
  <Loading when={when} skeleton={<Skeleton />}>
    {() => <p>Orders</p>}
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
