import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a retry loop waits: the first wait, and the maximum for all later ones. */
export type Backoff = { firstMs: number; mostMs: number }

/**
 * The wait after a number of consecutive failures (from 1), in milliseconds: it doubles up to the maximum.
 * The upper half is random, so that clients that lost the same server do not all reconnect at the same
 * moment.
 */
export function backoffMs(failures: number, { firstMs, mostMs }: Backoff): number {
  const whole = Math.min(mostMs, firstMs * 2 ** Math.min(Math.max(failures, 1) - 1, 30))
  const half = Math.ceil(whole / 2)
  return half + randomInt(whole - half + 1)
}

/** Waits until the time is up or the signal aborts. Never keeps the process alive. */
export const pauseUntil = (ms: number, signal: AbortSignal): Promise<void> =>
  pause(ms, undefined, { signal, ref: false }).catch(() => undefined)

/**
 * Runs a task periodically until it is stopped. Runs never overlap, up to a tenth of each interval is jitter,
 * and a failure is reported without ending the loop. `stop` resolves once nothing is running any more.
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
