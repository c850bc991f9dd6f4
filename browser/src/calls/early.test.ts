import { expect, test, vi } from 'vitest'
import { askEarly, takeEarly } from './early.ts'

test('an early response can be taken once, by its address', async () => {
  const answer = new Response('{"code":404}', { status: 404, headers: { 'longhaul-shows': 'orders' } })
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer)
  const look = vi.fn()
  askEarly(['/api/v1/orders'], { authorization: 't' }, look)
  expect(fetched).toHaveBeenCalledWith('/api/v1/orders', { headers: { authorization: 't' } })
  expect(takeEarly('/api/v1/cart')).toBeUndefined()
  const taken = await takeEarly('/api/v1/orders')
  // The body is read whether or not anything takes the response.
  expect(answer.bodyUsed).toBe(true)
  expect([taken?.status, taken?.headers.get('longhaul-shows')]).toEqual([404, 'orders'])
  expect(await taken?.json()).toEqual({ code: 404 })
  expect(takeEarly('/api/v1/orders')).toBeUndefined()
  await vi.waitFor(() => expect(look).toHaveBeenCalledWith(undefined))
  fetched.mockRestore()
})

test('a successful reply is looked at before anything takes it, which can still read it', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response('{"code":200,"data":{"items":[]}}'))
  const look = vi.fn()
  askEarly(['/api/v1/orders'], {}, look)
  await vi.waitFor(() => expect(look).toHaveBeenCalledWith({ items: [] }))
  expect(await (await takeEarly('/api/v1/orders'))?.json()).toEqual({ code: 200, data: { items: [] } })
  fetched.mockRestore()
})

test('a reply that cannot be looked at is still taken', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"data":{}}'))
  const look = vi.fn(() => {
    throw new TypeError('no such field')
  })
  askEarly(['/api/v1/orders'], {}, look)
  await vi.waitFor(() => expect(look).toHaveBeenCalled())
  expect((await takeEarly('/api/v1/orders'))?.ok).toBe(true)
  fetched.mockRestore()
})

test('a response that nothing takes is dropped', () => {
  vi.useFakeTimers()
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
  askEarly(['/api/v1/orders'], {}, () => undefined)
  vi.advanceTimersByTime(10_000)
  expect(takeEarly('/api/v1/orders')).toBeUndefined()
  fetched.mockRestore()
  vi.useRealTimers()
})
