import type { WriteStream } from 'node:tty'

/** What a start says in the terminal while it works, so that no one takes a long step for a hang. */
export type Progress = {
  /** Begins the next piece of work, of so many steps if they can be counted. */
  begin(what: string, steps?: number): void
  /** One step of it is done, or one that takes as long as several. */
  step(count?: number): void
  /** The work is done, or has failed. */
  end(): void
}

/** A terminal, or a stream to a file or a log. */
export type ProgressStream = Pick<WriteStream, 'write'> & { isTTY?: boolean; columns?: number }

/** The longest silence where lines cannot be replaced. */
const SAY_EVERY_MS = 4_000
/** Shorter work is not worth a line there. */
const WORTH_SAYING_MS = 1_000
const REDRAW_MS = 500
/** Before this, a guess of the time left would be wild. */
const GUESS_AFTER_MS = 3_000
const CLEAR_LINE = '\r\x1b[K'

/**
 * In a terminal one line that is redrawn, elsewhere a line every few seconds. On the standard error output,
 * since the other may be what a command answers.
 */
export function startProgress(
  stream: ProgressStream = process.stderr,
  now: () => number = () => performance.now(),
): Progress {
  let work: Work | undefined
  let saidAt = now()

  const say = (isDue: boolean): void => {
    if (!work) return
    const line = describe(work, now() - work.begunAt)
    if (stream.isTTY) {
      stream.write(`${CLEAR_LINE}${line.slice(0, (stream.columns ?? 80) - 1)}`)
    } else if (isDue) {
      stream.write(`${line}\n`)
      saidAt = now()
    }
  }
  const isOverdue = () => now() - saidAt >= SAY_EVERY_MS
  const timer = setInterval(() => say(isOverdue()), REDRAW_MS)
  timer.unref()

  return {
    begin(what, steps) {
      work = { what, steps, done: 0, begunAt: now() }
      say(now() - saidAt >= WORTH_SAYING_MS)
    },
    step(count = 1) {
      if (!work) return
      work.done += count
      say(isOverdue() || (work.done > 1 && work.done === work.steps))
    },
    end() {
      clearInterval(timer)
      if (work && stream.isTTY) stream.write(CLEAR_LINE)
      work = undefined
    },
  }
}

type Work = { what: string; steps: number | undefined; done: number; begunAt: number }

/**
 * “Telling the demo's story: 14 of 52 steps, about 40 s left”, or the time so far where the steps cannot be
 * counted.
 */
function describe({ what, steps, done }: Work, tookMs: number): string {
  const seconds = Math.round(tookMs / 1_000)
  if (!steps) return seconds < 2 ? what : `${what}: ${seconds} s so far`
  const counted = `${what}: ${done} of ${Math.max(steps, done)} steps`
  if (done === 0 || done >= steps || tookMs < GUESS_AFTER_MS) return counted
  return `${counted}, about ${roughly(((tookMs / done) * (steps - done)) / 1_000)} left`
}

/** A guess is not exact to the second. */
function roughly(seconds: number): string {
  if (seconds < 10) return `${Math.ceil(seconds)} s`
  const tidy = Math.ceil(seconds / 5) * 5
  return tidy < 90 ? `${tidy} s` : `${Math.round(tidy / 60)} min`
}
