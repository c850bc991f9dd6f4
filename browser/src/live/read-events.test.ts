import { expect, test, vi } from 'vitest'
import { readEvents } from './read-events.ts'

/** A server that sends its response in these chunks. */
function answer(pieces: readonly string[], status = 200) {
  const fetched = vi.fn<typeof fetch>(async () => {
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece))
        controller.close()
      },
    })
    return new Response(body, { status })
  })
  globalThis.fetch = fetched
  return fetched
}

const read = async (token?: string) => {
  const topics: string[] = []
  const end = await readEvents('/api/v1/events', token, new AbortController().signal, (topic) =>
    topics.push(topic),
  )
  return { topics, end }
}

test('reads each change, however it is split into chunks, and ignores heartbeats and other events', async () => {
  answer([
    ': open\n\neve',
    'nt: changed\ndata: ord',
    'ers\n',
    '\n: still here\n\nevent: other\ndata: x\n\nevent: changed\r\ndata: cart\r\n\r\n',
  ])
  expect(await read()).toEqual({ topics: ['orders', 'cart'], end: 'broken' })
})

test('sends the token in the header, as every call does', async () => {
  const fetched = answer([])
  await read('abc')
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'abc' })
})

test.each([401, 403])('after a response of %i there is no retry', async (status) => {
  answer([], status)
  expect((await read()).end).toBe('refused')
})

test('no network is a lost connection, not an error', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('offline'))
  expect((await read()).end).toBe('broken')
})
