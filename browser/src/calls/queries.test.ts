import { QueryObserver } from '@tanstack/react-query'
import type { Spec } from '@longhaul/contract/routes.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import '../app.test-support.tsx'
import { call } from './client.ts'
import { createQueryClient, refresh, refreshTopics } from './queries.ts'
import { topicHeaders } from './topic-headers.test-support.ts'
import { keyOf } from './use-call.ts'

/** Generous, for a busy machine. */
const PATIENCE = { timeout: 20_000 }

test('a response that was requested before a change is not used after it', async () => {
  const queries = createQueryClient()
  const answers: ((count: number) => void)[] = []
  const observer = new QueryObserver(queries, {
    queryKey: ['GET /users/info'],
    queryFn: () => new Promise<number>((answer) => answers.push(answer)),
  })
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(answers).toHaveLength(1), PATIENCE)

  const refreshed = refresh(queries, 'GET /users/info')
  await vi.waitFor(() => expect(answers).toHaveLength(2), PATIENCE)
  answers[0]!(0)
  answers[1]!(1)
  await refreshed
  expect(observer.getCurrentResult().data).toBe(1)
  stop()
})

describe('what a call has changed', () => {
  const asked: string[] = []
  afterEach(() => {
    vi.unstubAllGlobals()
    asked.length = 0
  })

  /**
   * A page that shows these calls, with a server that sends the topic headers that the contract declares for
   * each.
   */
  async function pageOf(...specs: Spec[]) {
    asked.length = 0
    vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
      const spec = `${method} ${url.replace('/api/v1', '')}`
      asked.push(spec)
      return new Response(JSON.stringify({ code: 200, message: 'OK', data: {} }), {
        headers: topicHeaders(spec),
      })
    })
    const queries = createQueryClient()
    const stops = specs.map((spec) =>
      new QueryObserver(queries, { queryKey: keyOf(spec), queryFn: () => call(spec) }).subscribe(
        () => undefined,
      ),
    )
    await vi.waitFor(() => expect(asked).toHaveLength(specs.length), PATIENCE)
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0), PATIENCE)
    asked.length = 0
    return { queries, leave: () => stops.forEach((stop) => stop()) }
  }

  test('is refetched where it is shown, and nowhere else', async () => {
    const { leave } = await pageOf('GET /cart', 'GET /users/info', 'GET /addresses')
    await call('POST /cart/items/delete', { body: { ids: [] } })
    expect(asked).toEqual(['POST /cart/items/delete'])
    await vi.waitFor(() => expect(asked).toHaveLength(3), PATIENCE)
    expect(asked.slice(1)).toEqual(['GET /cart', 'GET /users/info'])
    leave()
  })

  test('is refetched once after several calls that were answered together', async () => {
    const { queries, leave } = await pageOf('GET /cart')
    const remove = () => call('POST /cart/items/delete', { body: { ids: [] } })
    await Promise.all([remove(), remove()])
    await vi.waitFor(() => expect(asked).toHaveLength(3), PATIENCE)
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0), PATIENCE)
    expect(asked.filter((spec) => spec === 'GET /cart')).toHaveLength(1)
    leave()
  })

  test('keeps a price that came from a POST, but marks it as stale', async () => {
    const { queries, leave } = await pageOf('POST /orders/preview')
    await refreshTopics(queries, ['orders'])
    expect(asked).toEqual([])
    expect(queries.getQueryState(['POST /orders/preview'])?.isInvalidated).toBe(true)
    leave()
  })

  test('may affect data that came with the page, and calls that are still pending', async () => {
    const { queries, leave } = await pageOf()
    queries.setQueryData(['GET /footer_articles'], {})
    await refreshTopics(queries, ['holds'])
    expect(queries.getQueryState(['GET /footer_articles'])?.isInvalidated).toBe(true)
    leave()
  })
})
