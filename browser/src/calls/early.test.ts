import { expect, test, vi } from 'vitest'
import { askEarly, takeEarly } from './early.ts'

test('an early answer is taken once, by the address it was asked for', async () => {
  const answer = new Response('{}')
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer)
  askEarly(['/api/v1/orders'], { authorization: 't' })
  expect(fetched).toHaveBeenCalledWith('/api/v1/orders', { headers: { authorization: 't' } })
  expect(takeEarly('/api/v1/cart')).toBeUndefined()
  expect(await takeEarly('/api/v1/orders')).toBe(answer)
  expect(takeEarly('/api/v1/orders')).toBeUndefined()
  fetched.mockRestore()
})

test('what nothing takes is dropped', () => {
  vi.useFakeTimers()
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
  askEarly(['/api/v1/orders'], {})
  vi.advanceTimersByTime(10_000)
  expect(takeEarly('/api/v1/orders')).toBeUndefined()
  fetched.mockRestore()
  vi.useRealTimers()
})
