import { pauseUntil } from '../../platform/backoff.ts'

/** How long `stop` may take. */
const STOP_MS = 10_000

/**
 * Limits the time of this command: after it, says so, calls `stop`, and ends the process. The process kills
 * itself, because a share or a device that does not answer may block a thread for ever, for which
 * `process.exit` would wait. Does not keep the process from ending before.
 */
export async function endAfter(seconds: number, stop: () => Promise<void>): Promise<void> {
  const { signal } = new AbortController()
  await pauseUntil(seconds * 1_000, signal)
  process.stderr.write(
    `The backup was stopped: it did not end within ${seconds} seconds (BACKUP_TIMEOUT_SECONDS). Check that its place answers.\n`,
  )
  await Promise.race([stop().catch(() => undefined), pauseUntil(STOP_MS, signal)])
  process.kill(process.pid, 'SIGKILL')
}
