import { vi } from 'vitest'

/**
 * Waits until a check passes. The timeout allows for a busy machine and says nothing about how long anything
 * should take.
 */
export const eventually = <Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(check, { timeout: 20_000, interval: 50 })
