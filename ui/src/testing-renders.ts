import { unstable_IdlePriority as IDLE, unstable_scheduleCallback as schedule } from 'scheduler'

/** A render may cause another, deferred one, and that one effects; after so many times of nothing to do there is nothing left. */
const TIMES = 3

/**
 * Testing Library's `asyncWrapper`: what every query that waits and every action of `user` runs in. Like the original it keeps React from expecting `act`
 * meanwhile, and lets the timers that are due run; then it waits until React has no render and no effect left to do. A query sees elements as soon as they
 * are in the page, but a deferred render's effects, such as listening for keys, follow in a task of their own, which a busy machine may put off.
 */
export async function untilRendered<T>(work: () => Promise<T>): Promise<T> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined }
  const before = scope.IS_REACT_ACT_ENVIRONMENT
  scope.IS_REACT_ACT_ENVIRONMENT = false
  try {
    const result = await work()
    await new Promise((resolve) => void setTimeout(resolve, 0))
    for (let time = 0; time < TIMES; time++)
      await new Promise<void>((resolve) => void schedule(IDLE, () => resolve()))
    return result
  } finally {
    scope.IS_REACT_ACT_ENVIRONMENT = before
  }
}
