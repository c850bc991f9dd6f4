import { expect, test, vi } from 'vitest'
import { askEarly, takeEarly } from './early.ts'

test('an early response can be taken once, by its address', async () => {
  const answer = new Response('{"code":404}', { status: 404, headers: { 'longhaul-shows': 'orders' } })
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer)
  askEarly(['/api/v1/orders'], { authorization: 't' })
  expect(fetched).toHaveBeenCalledWith('/api/v1/orders', { headers: { authorization: 't' } })
  expect(takeEarly('/api/v1/cart')).toBeUndefined()
  const taken = await takeEarly('/api/v1/orders')
  // The body is read whether or not anything takes the response.
  expect(answer.bodyUsed).toBe(true)
  expect([taken?.status, taken?.headers.get('longhaul-shows')]).toEqual([404, 'orders'])
  expect(await taken?.json()).toEqual({ code: 404 })
  expect(takeEarly('/api/v1/orders')).toBeUndefined()
  fetched.mockRestore()
})

test('a response that nothing takes is dropped', () => {
  vi.useFakeTimers()
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
  askEarly(['/api/v1/orders'], {})
  vi.advanceTimersByTime(10_000)
  expect(takeEarly('/api/v1/orders')).toBeUndefined()
  fetched.mockRestore()
  vi.useRealTimers()
})
