import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyWithPreload } from './lazy-with-preload.tsx'

beforeEach(() => {
  sessionStorage.clear()
  openPage()
})
afterEach(() => vi.restoreAllMocks())

const openPage = () => vi.resetModules()
/** What the open page loads its chunks with. */
const chunks = () => import('./chunk-reload.ts')
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

const outcome = (promise: Promise<never>) =>
  Promise.race([
    promise.catch((error: unknown) => error),
    new Promise((resolve) => setImmediate(resolve, 'the page goes away')),
  ])

test('a page that cannot be loaded reloads the shop, at most once a minute', async () => {
  const now = vi.spyOn(Date, 'now')
  for (const [time, reloads] of [
    [1_000_000, true],
    [1_059_999, false],
    [1_060_000, true],
  ] as const) {
    openPage()
    now.mockReturnValue(time)
    const { ChunkError, loadChunk } = await chunks()
    expect(await outcome(loadChunk(gone))).toEqual(reloads ? 'the page goes away' : expect.any(ChunkError))
  }
})

test('chunks that fail together reload once; a page that is kept says what to do', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { ChunkError, loadChunk } = await chunks()
  const both = [loadChunk(gone), loadChunk(gone)]
  for (const loading of both) expect(await outcome(loading)).toBe('the page goes away')
  vi.runAllTimers()
  for (const loading of both) await expect(loading).rejects.toThrow(ChunkError)
  expect(await outcome(loadChunk(gone))).toBeInstanceOf(ChunkError)
  vi.useRealTimers()
})

test('a failed prefetch of a page does not reload: the page may never be opened', async () => {
  const Missing = lazyWithPreload(gone)
  await expect(Missing.preload()).rejects.toThrow('Failed to fetch')
  // No reload was recorded, so the first failure that a user is waiting on may still reload.
  expect(sessionStorage.length).toBe(0)
})

test('forms save what was typed before the error panel replaces them', async () => {
  const save = vi.fn()
  addEventListener('pagehide', save)
  await outcome((await chunks()).loadChunk(gone))
  expect(save).not.toHaveBeenCalled()
  openPage()
  const { ChunkError, loadChunk } = await chunks()
  expect(await outcome(loadChunk(gone))).toBeInstanceOf(ChunkError)
  expect(save).toHaveBeenCalledTimes(1)
  removeEventListener('pagehide', save)
})

test('without a network, loading waits for one and neither reloads nor fails', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const find = vi.fn(() => Promise.resolve('found')).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { loadChunk } = await chunks()
  const loading = loadChunk(find)
  await new Promise((resolve) => setImmediate(resolve))
  expect(find).toHaveBeenCalledTimes(1)
  expect(sessionStorage.length).toBe(0)
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await loading).toBe('found')
})

test('without a network a reader can try again at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const find = vi.fn(() => Promise.resolve('found')).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { isWaitingForNetwork, loadChunk, tryChunksAgain, watchNetworkWait } = await chunks()
  const changed = vi.fn()
  const unwatch = watchNetworkWait(changed)
  const loading = loadChunk(find)
  await vi.waitFor(() => expect(isWaitingForNetwork()).toBe(true))
  expect(changed).toHaveBeenCalledTimes(1)
  tryChunksAgain()
  expect(await loading).toBe('found')
  expect(isWaitingForNetwork()).toBe(false)
  unwatch()
})
