import { readEvents } from '@longhaul/browser/live/read-events.ts'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

const stream = (chunks: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
        controller.close()
      },
    }),
  )

test('reads every topic, however the stream is chunked, and nothing else', async () => {
  const chunks = [
    ': open\n\nevent: chan',
    'ged\ndata: orders\n',
    '\nevent: other\ndata: x\n\nevent: changed\r\ndata: stock\r\n\r\n',
  ]
  vi.stubGlobal('fetch', async () => stream(chunks))
  const topics: string[] = []
  const end = await readEvents('/events', 't', new AbortController().signal, (topic) => topics.push(topic))
  expect(topics).toEqual(['orders', 'stock'])
  expect(end).toBe('broken')
})

test('reports a 401 as refused, so that it is not tried again', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 401 }))
  expect(await readEvents('/events', 't', new AbortController().signal, () => undefined)).toBe('refused')
})
