import type { Logger } from 'pino'

/* How the process ends: on a signal, by a fault, or because it cannot go on. */

/** SIGTERM and Ctrl-C: requests under way are answered, jobs under way finish, the database is shut down. A second signal does not wait. */
export function endOnSignal(log: Logger, drainSeconds: number, stop: () => Promise<void>): void {
  let stopping = false
  const stopOn = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), (15 + drainSeconds) * 1_000).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stopOn)
  process.on('SIGINT', stopOn)
  onShellGone(() => {
    if (!stopping) stopOn('SIGTERM')
  })
}

/** A service manager signals `npm`; the shell between npm and this process ends of it and passes nothing on. That it is gone is the signal. */
function onShellGone(tell: () => void): void {
  if (process.env['npm_lifecycle_event'] !== 'start') return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    tell()
  }, 500)
  watch.unref()
}

/** So long it may take to tell of what ends the process. */
const TELL_MS = 2_500

/**
 * An uncaught error leaves the process in an unknown state: it logs it, has it told where somebody wants to know, and exits; the supervisor restarts it. Whatever else goes wrong
 * meanwhile is in the log only.
 */
export function endOnFault(log: Logger, tell: (error: unknown) => Promise<void> | undefined): void {
  let isEnding = false
  const fault = (cause: unknown): void => {
    log.fatal({ err: cause }, 'unexpected fault')
    if (isEnding) return
    isEnding = true
    const stop = () =>
      end(log, `An unexpected fault: ${cause instanceof Error ? cause.message : String(cause)}`)
    const told = tell(cause)
    if (!told) return stop()
    const late = setTimeout(stop, TELL_MS)
    told.finally(() => clearTimeout(late)).then(stop, stop)
  }
  process.on('uncaughtException', fault)
  process.on('unhandledRejection', fault)
}

/** Ends at once for what cannot be mended here, and says why. */
export function end(log: Logger, why: string): never {
  log.fatal({ why }, 'ending')
  process.stderr.write(
    `${why}\nLonghaul ends. Start it again once that is mended; everything that was acknowledged is kept.\n`,
  )
  process.exit(1)
}
