import { beforeEach, expect, test, vi } from 'vitest'
import { ChunkError, loadChunk } from './chunk-reload.ts'
import { later } from './later.tsx'

beforeEach(() => sessionStorage.clear())

const outcome = (promise: Promise<never>) =>
  Promise.race([
    promise.catch((error: unknown) => error),
    new Promise((resolve) => setImmediate(resolve, 'the page goes away')),
  ])

test('a page that cannot be loaded reloads the shop, at most once a minute', async () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  expect(await outcome(loadChunk(gone))).toBe('the page goes away')
  now.mockReturnValue(1_059_999)
  expect(await outcome(loadChunk(gone))).toBeInstanceOf(ChunkError)
  now.mockReturnValue(1_060_000)
  expect(await outcome(loadChunk(gone))).toBe('the page goes away')
  now.mockRestore()
})

test('a failed prefetch of a page does not reload: the page may never be opened', async () => {
  const Missing = later(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await expect(Missing.preload()).rejects.toThrow('Failed to fetch')
  // No reload was recorded, so the first failure that a user is waiting on may still reload.
  expect(sessionStorage.length).toBe(0)
})

test('forms save what was typed before the error panel replaces them', async () => {
  const save = vi.fn()
  addEventListener('pagehide', save)
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  await outcome(loadChunk(() => Promise.reject(new Error('gone'))))
  expect(save).not.toHaveBeenCalled()
  expect(await outcome(loadChunk(() => Promise.reject(new Error('gone'))))).toBeInstanceOf(ChunkError)
  expect(save).toHaveBeenCalledTimes(1)
  removeEventListener('pagehide', save)
  now.mockRestore()
})

test('without a network, loading waits for one and neither reloads nor fails', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const find = vi.fn(() => Promise.resolve('found')).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const loading = loadChunk(find)
  await new Promise((resolve) => setImmediate(resolve))
  expect(find).toHaveBeenCalledTimes(1)
  expect(sessionStorage.length).toBe(0)
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await loading).toBe('found')
  online.mockRestore()
})
