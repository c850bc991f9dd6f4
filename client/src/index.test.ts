import { expect, test } from 'vitest'
import { longhaul } from './index.ts'

type Answer = { status?: number; data?: object; headers?: Record<string, string> } | 'down'

/** A client of a shop that gives these answers one after the other, and the requests it made. */
function answering(...answers: Answer[]) {
  const asked: { method: string; url: string; key: string | null; authorization: string | null }[] = []
  const shop = longhaul({
    shop: 'https://shop.example.com/anything',
    token: 'lh_read_x',
    fetch: async (url, init) => {
      const headers = new Headers(init.headers)
      const [key, authorization] = [headers.get('idempotency-key'), headers.get('authorization')]
      asked.push({ method: init.method ?? 'GET', url, key, authorization })
      const answer = answers.shift() ?? {}
      if (answer === 'down') throw new TypeError('fetch failed')
      const { status = 200, data = {}, headers: sent = { 'retry-after': '0' } } = answer
      return Response.json({ code: status, message: '', data }, { status, headers: sent })
    },
  })
  return { shop, asked }
}
const order = { order_ids: ['o'], method: 'balance' as const, expected_total_fen: 1 }
const busy = { status: 429, data: { error: 'too_many_requests' } }

test('a call goes to the shop’s API with the token', async () => {
  const { shop, asked } = answering({ data: { items: [] } })
  await shop.call('GET /orders', { query: { limit: 2 } })
  expect(asked).toMatchObject([
    { url: 'https://shop.example.com/api/v1/orders?limit=2', authorization: 'Bearer lh_read_x', key: null },
  ])
})

test('a refused call is tried again with the same key, and no more often than allowed', async () => {
  const { shop, asked } = answering(busy, { ...busy, status: 503 }, { data: { id: 'p' } })
  await shop.call('POST /payments', { body: order })
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
  expect(asked[0]!.key).toMatch(/^[0-9a-f-]{36}$/)
  const never = answering(busy, busy, busy, busy, busy)
  await expect(never.shop.call('GET /orders')).rejects.toMatchObject({ status: 429 })
  expect(never.asked).toHaveLength(4)
})

test('a refusal of the business is not tried again', async () => {
  const { shop, asked } = answering({ status: 409, data: { error: 'out_of_date' } })
  await expect(shop.call('POST /payments', { body: order })).rejects.toMatchObject({ error: 'out_of_date' })
  expect(asked).toHaveLength(1)
})

test('after a failure of the network only what does no harm is repeated', async () => {
  const read = answering('down', { data: { items: [] } })
  await read.shop.call('GET /orders')
  expect(read.asked).toHaveLength(2)
  const keyed = answering('down', { data: { id: 'p' } })
  await keyed.shop.call('POST /payments', { body: order })
  expect(keyed.asked).toHaveLength(2)
  const other = answering('down', {})
  await expect(other.shop.call('POST /logout')).rejects.toMatchObject({ error: 'unreachable' })
  expect(other.asked).toHaveLength(1)
})

test('waiting ends with the caller’s signal', async () => {
  const { shop, asked } = answering({ ...busy, headers: { 'retry-after': '60' } })
  const signal = AbortSignal.timeout(20)
  await expect(shop.call('GET /orders', {}, { signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(asked).toHaveLength(1)
})

test('pages follow cursors and the numbers of the log, and end', async () => {
  const lists = answering(
    { data: { items: [1, 2], next_cursor: 'c' } },
    { data: { items: [3], next_cursor: null } },
    { data: { items: [4], next: 4, more: true, gap: false } },
    { data: { items: [5], next: 5, more: false, gap: false } },
  )
  const read: unknown[] = []
  for await (const item of lists.shop.pages('GET /orders', { query: { limit: 2 } })) read.push(item)
  for await (const item of lists.shop.pages('GET /events_log', { query: { after: 3 } })) read.push(item)
  expect(read).toEqual([1, 2, 3, 4, 5])
  expect(lists.asked.map(({ url }) => url.split('?')[1])).toEqual([
    'limit=2',
    'limit=2&cursor=c',
    'after=3',
    'after=4',
  ])
})
