import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'

const MINUTE_MS = 60_000

/** How long ago, in two units at most: `3 h`, `2 d 4 h`. */
export function ageText(at: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - new Date(at).getTime()) / MINUTE_MS))
  if (minutes === 0) return consoleWords.justNow
  return consoleWords.ago(Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60)
}

/**
 * How long something has been waiting; the tooltip shows the exact time. It has no colour: only the caller
 * knows the deadline (`DueIn`).
 */
export function Age({ since }: { since: string }) {
  const now = useNow()
  return (
    <time dateTime={since} className="num" title={new Date(since).toLocaleString()}>
      {now === null ? '' : ageText(since, now)}
    </time>
  )
}

const PROMISE = { calm: 'text-ink-2', soon: 'font-medium text-warn', late: 'font-semibold text-bad' } as const

/**
 * The time left until a deadline, or past it, in colour and in words. `due` is the last moment that counts as
 * in time.
 */
export function DueIn({
  due,
  words,
}: {
  due: string
  words: { left: (age: string) => string; late: (age: string) => string }
}) {
  const now = useNow() ?? 0
  const leftMs = new Date(due).getTime() - now
  const state = leftMs < 0 ? 'late' : leftMs < 60 * MINUTE_MS ? 'soon' : 'calm'
  const minutes = Math.floor(Math.abs(leftMs) / MINUTE_MS)
  const age = consoleWords.ago(Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60)
  return (
    <span className={`num ${PROMISE[state]}`}>
      {leftMs < 0 ? words.late(age) : words.left(age)}{' '}
      <span className="sr-only">
        <DateTime at={due} />
      </span>
    </span>
  )
}
