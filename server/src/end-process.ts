import type { Logger } from 'pino'

/* How the process ends: on a signal, after an unexpected error, or because it cannot continue. */

/**
 * On SIGTERM or Ctrl-C, answers the requests in progress, finishes the jobs in progress and shuts down the
 * database. A second signal exits immediately.
 */
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

/**
 * A service manager signals `npm`. The shell between npm and this process dies without forwarding the signal,
 * so its disappearance serves as the signal.
 */
function onShellGone(onGone: () => void): void {
  if (process.env['npm_lifecycle_event'] !== 'start') return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    onGone()
  }, 500)
  watch.unref()
}

/** How long reporting a fatal error may take. */
const REPORT_MS = 2_500

/**
 * An uncaught error leaves the process in an unknown state: it is logged and reported, if reporting is
 * configured, and the process exits, to be restarted by its supervisor. Further errors in the meantime are
 * only logged.
 */
export function endOnError(log: Logger, report: (error: unknown) => Promise<void> | undefined): void {
  let isEnding = false
  const fault = (cause: unknown): void => {
    log.fatal({ err: cause }, 'uncaught error')
    if (isEnding) return
    isEnding = true
    const stop = () => end(log, `Uncaught error: ${cause instanceof Error ? cause.message : String(cause)}`)
    const reported = report(cause)
    if (!reported) return stop()
    const late = setTimeout(stop, REPORT_MS)
    reported.finally(() => clearTimeout(late)).then(stop, stop)
  }
  process.on('uncaughtException', fault)
  process.on('unhandledRejection', fault)
}

/** Exits immediately, with the reason, when the process cannot recover. */
export function end(log: Logger, why: string): never {
  log.fatal({ why }, 'exiting')
  process.stderr.write(
    `${why}\nLonghaul has stopped. Fix the problem and start it again; everything acknowledged has been kept.\n`,
  )
  process.exit(1)
}
