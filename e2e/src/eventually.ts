import { vi } from 'vitest'

/** Waits until a check passes. The patience is that of a busy machine, not the time that anything should take. */
export const eventually = <Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(check, { timeout: 20_000, interval: 50 })
