import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import '../app.test-support.tsx'
import { createQueryClient, refresh } from './queries.ts'

test('what was asked before a change is not taken for the answer after it', async () => {
  const queries = createQueryClient()
  const answers: ((count: number) => void)[] = []
  const observer = new QueryObserver(queries, {
    queryKey: ['GET /users/info'],
    queryFn: () => new Promise<number>((answer) => answers.push(answer)),
  })
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(answers).toHaveLength(1))

  const refreshed = refresh(queries, 'GET /users')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]!(0)
  answers[1]!(1)
  await refreshed
  expect(observer.getCurrentResult().data).toBe(1)
  stop()
})
