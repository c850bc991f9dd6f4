import '@longhaul/ui/testing.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import '../app.test-support.tsx'
import { createQueryClient } from '../calls/queries.ts'
import { useLiveUpdates } from './use-live-updates.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page that knows a reply, and the streams that it opens. */
function page() {
  const streams: { since: number; end: () => void }[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const since = Number(new URL(url, 'http://shop.test').searchParams.get('since_ms'))
    return new Response(
      new ReadableStream({ start: (stream) => void streams.push({ since, end: () => stream.close() }) }),
    )
  })
  const queries = createQueryClient()
  queries.setQueryData(['GET /orders'], 'known')
  const isStale = (spec: string) => queries.getQueryState([spec])?.isInvalidated
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  renderHook(() => useLiveUpdates(true), { wrapper })
  return { streams, isStale }
}

test('asks for what has changed since the page began, and after a return to the tab since then', async () => {
  vi.useFakeTimers()
  const begun = performance.now()
  await act(async () => vi.advanceTimersByTime(5_000))
  const { streams } = page()
  await act(async () => undefined)
  expect(streams.map(({ since }) => since)).toEqual([Math.round(begun) + 5_000])
  await act(async () => vi.advanceTimersByTime(120_000))
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(streams.at(-1)?.since).toBe(0)
})

test('refetches what may have changed while the connection was lost', async () => {
  vi.useFakeTimers()
  const { streams, isStale } = page()
  await act(async () => undefined)
  expect(isStale('GET /orders')).toBe(false)
  streams[0]!.end()
  await act(async () => undefined)
  expect(isStale('GET /orders')).toBe(false)
  await act(async () => vi.advanceTimersByTimeAsync(1_000))
  expect(streams).toHaveLength(2)
  expect(isStale('GET /orders')).toBe(true)
})
