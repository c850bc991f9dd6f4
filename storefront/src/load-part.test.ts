import { afterEach, expect, test, vi } from 'vitest'
import { loadPart } from './load-part.ts'

const find = vi.fn(async () => 'part')
const sheets = () => [...document.head.querySelectorAll('link')]

afterEach(() => {
  find.mockClear()
  document.head.replaceChildren()
})

test('a part is fetched together with its style sheet, once, and waits for it', async () => {
  const loaded = vi.fn()
  const parts = [loadPart(find, ['a.css']), loadPart(find, ['a.css'])]
  void Promise.all(parts).then(loaded)
  expect(find).toHaveBeenCalledTimes(2)
  expect(sheets()).toHaveLength(1)
  await new Promise((resolve) => setImmediate(resolve))
  expect(loaded).not.toHaveBeenCalled()
  sheets()[0]?.dispatchEvent(new Event('load'))
  expect(await Promise.all(parts)).toEqual(['part', 'part'])
})

test('a sheet that the document links is not fetched again', async () => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/b.css'
  document.head.append(link)
  expect(await loadPart(find, ['b.css'])).toBe('part')
  expect(sheets()).toEqual([link])
})

test('a sheet that cannot be loaded rejects the part, and the next call retries it', async () => {
  const failed = loadPart(find, ['c.css'])
  sheets()[0]?.dispatchEvent(new Event('error'))
  await expect(failed).rejects.toThrow('c.css cannot be loaded')
  const again = loadPart(find, ['c.css'])
  sheets()[0]?.dispatchEvent(new Event('load'))
  expect(await again).toBe('part')
})
