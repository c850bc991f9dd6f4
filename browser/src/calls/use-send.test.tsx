import '@longhaul/ui/testing.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../app.test-support.tsx'
import { createQueryClient } from './queries.ts'
import { useSend } from './use-send.ts'

const cancel = (id: string) => ({ params: { id }, body: {} })

it('retries with the same key after a lost response, even if another call has succeeded meanwhile', async () => {
  const sent: { path: string; key: string | null; answer: (response: Response) => void; lose: () => void }[] =
    []
  globalThis.fetch = (input, init) =>
    new Promise((answer, reject) =>
      sent.push({
        path: String(input),
        key: new Headers(init?.headers).get('idempotency-key'),
        answer,
        lose: () => reject(new TypeError('no network')),
      }),
    )
  const queries = createQueryClient()
  const { result } = renderHook(() => useSend('POST /orders/{id}/cancel'), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  act(() => result.current.mutate(cancel('one')))
  const two = cancel('two')
  act(() => result.current.mutate(two))
  await waitFor(() => expect(sent).toHaveLength(2))
  const done = new Response(JSON.stringify({ code: 200, message: 'OK', data: {} }))
  await act(async () => sent[0]!.answer(done))
  sent[1]!.lose()
  await waitFor(() => expect(result.current.isError).toBe(true))
  act(() => result.current.mutate(two))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[2]!.path).toContain('two')
  expect(sent[2]!.key).toBe(sent[1]!.key)
  expect(sent[1]!.key).not.toBe(sent[0]!.key)
})
