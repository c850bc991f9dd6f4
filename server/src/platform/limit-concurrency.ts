import { Refusal } from './http/refusal.ts'

/**
 * Limits concurrency: at most `atOnce` tasks run, and others wait in order. Refuses with `try_again` if
 * `waitingMax` are already waiting.
 */
export function limitConcurrency(
  atOnce: number,
  waitingMax: number,
): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (run) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw new Refusal('try_again')
      await new Promise<void>((mine) => waiting.push(mine))
    } else running += 1
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
