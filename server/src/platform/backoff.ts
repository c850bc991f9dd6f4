import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** How a retry loop waits: the first wait, and the ceiling that no later one exceeds. */
export type Backoff = { firstMs: number; mostMs: number }

/**
 * How long to wait after a number of failures in a row (from 1), in milliseconds: doubling up to the ceiling. The upper half is chance, so that
 * everything that lost the same server does not come back to it in the same moment.
 */
export function backoffMs(failures: number, { firstMs, mostMs }: Backoff): number {
  const whole = Math.min(mostMs, firstMs * 2 ** Math.min(Math.max(failures, 1) - 1, 30))
  const half = Math.ceil(whole / 2)
  return half + randomInt(whole - half + 1)
}

/** Waits, but not past the signal, and never keeps the process alive. */
export const pauseUntil = (ms: number, signal: AbortSignal): Promise<void> =>
  pause(ms, undefined, { signal, ref: false }).catch(() => undefined)

/**
 * Does something again and again until it is stopped: never two at a time, a tenth of each interval is chance, and a failure is reported and does
 * not end it. `stop` resolves once nothing runs any more.
 */
export function repeat(
  everyMs: number,
  run: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): { stop(): Promise<void> } {
  const ending = new AbortController()
  const rounds = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await pauseUntil(everyMs - randomInt(Math.ceil(everyMs / 10) + 1), ending.signal)
      if (!ending.signal.aborted) await run().catch(onFailure)
    }
  }
  const ended = rounds()
  return {
    async stop() {
      ending.abort()
      await ended
    },
  }
}
