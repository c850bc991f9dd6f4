// @vitest-environment jsdom
import '@longhaul/ui/testing.ts'
import { MemoryRouter } from '@longhaul/ui/address/router.tsx'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx'
import { chunkFailed, ChunkError } from './chunk-reload.ts'
import { later } from './later.tsx'

beforeEach(() => sessionStorage.clear())

const outcome = (promise: Promise<never>) =>
  Promise.race([
    promise.catch((error: unknown) => error),
    new Promise((resolve) => setImmediate(resolve, 'the page goes away')),
  ])

test('a page that cannot be loaded reloads the shop, at most once a minute', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  expect(await outcome(chunkFailed(cause))).toBe('the page goes away')
  now.mockReturnValue(1_059_999)
  expect(await outcome(chunkFailed(cause))).toBeInstanceOf(ChunkError)
  now.mockReturnValue(1_060_000)
  expect(await outcome(chunkFailed(cause))).toBe('the page goes away')
  now.mockRestore()
})

test('the second failure within a minute shows a panel with Reload', () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const Broken = () => {
    throw new ChunkError('gone')
  }
  render(
    <MemoryRouter>
      <ErrorBoundary page="one">
        <Broken />
      </ErrorBoundary>
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { name: 'Update needed' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  quiet.mockRestore()
})

test('a fault of a screen stays inside it, and another page is the way out', () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const Broken = () => {
    throw new Error('a mistake of ours')
  }
  const boundary = (page: string, child: React.ReactNode) => (
    <MemoryRouter>
      <ErrorBoundary page={page}>{child}</ErrorBoundary>
    </MemoryRouter>
  )
  const view = render(boundary('one', <Broken />))
  expect(screen.getByRole('alert').textContent).toContain('This part of the page stopped working')
  expect(screen.queryByText('a mistake of ours')).toBeNull()
  view.rerender(boundary('two', <p>another page</p>))
  expect(screen.getByText('another page')).toBeTruthy()
  quiet.mockRestore()
})

test('fetching a page beforehand fails quietly: nobody may want it yet', async () => {
  const Missing = later(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await expect(Missing.preload()).rejects.toThrow('Failed to fetch')
  // No reload was noted: the first that somebody waits for is still to come.
  expect(sessionStorage.length).toBe(0)
})

test('before the panel takes their place, forms save what was typed', async () => {
  const save = vi.fn()
  addEventListener('pagehide', save)
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  await outcome(chunkFailed(undefined))
  expect(save).not.toHaveBeenCalled()
  expect(await outcome(chunkFailed(undefined))).toBeInstanceOf(ChunkError)
  expect(save).toHaveBeenCalledTimes(1)
  removeEventListener('pagehide', save)
  now.mockRestore()
})
