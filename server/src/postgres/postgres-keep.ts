import type { ChildProcess } from 'node:child_process'
import { type Backoff, backoffMs, pauseUntil } from '../platform/backoff.ts'

/** How often, and after which waits, a server that ended unexpectedly is restarted. */
export type Revival = Backoff & { attempts: number }

/**
 * About a minute in total: long enough to survive a temporary lack of memory or disk space, short enough to
 * be noticed.
 */
const AGAIN: Revival = { firstMs: 200, mostMs: 30_000, attempts: 8 }
/** A server that ran at least this long before it ended resets the number of attempts. */
const STEADY_MS = 60_000

interface Kept {
  server: ChildProcess
  /** Resolves when the process is gone, although a child of it may still hold its output open. */
  ended: Promise<void>
}

/**
 * Supervises a server until the signal aborts: whenever it ends unexpectedly, it is restarted, with growing
 * waits. When the attempts are used up, `onLost` is called and supervision ends. `revive` starts a new
 * server; its `ready` rejects if that ended before it could be used.
 */
export async function keepRunning(keep: {
  first: Kept
  signal: AbortSignal
  again?: Revival | undefined
  revive(): Promise<Kept & { ready: Promise<void> }>
  onAway(why: string | null): void
  onLost(error: Error): void
}): Promise<void> {
  const { signal, again = AGAIN } = keep
  let current = keep.first
  for (let failures = 0; ;) {
    const since = performance.now()
    await current.ended
    if (signal.aborted) return
    failures = performance.now() - since > STEADY_MS ? 1 : failures + 1
    const { exitCode, signalCode } = current.server
    const why = `the database server ended unexpectedly (${signalCode ?? `code ${exitCode}`})`
    keep.onAway(why)
    if (failures > again.attempts)
      return keep.onLost(new Error(`${why}, and ${again.attempts} attempts did not bring it back`))
    await pauseUntil(backoffMs(failures, again), signal)
    if (signal.aborted) return
    try {
      const next = await keep.revive()
      current = next
      await next.ready
      keep.onAway(null)
    } catch {
      // It ended again, or could not be started at all; the next iteration counts the failure.
    }
  }
}
