import { format as here, warehouseFormat } from '@longhaul/text/format.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { timeText } from '@longhaul/text/ui/time.ts'

const DAY_MS = 86_400_000

/**
 * A moment in everyday words: "today, 21:30", "tomorrow, 09:00", "Tue 24 Nov, 05:17". In warehouse time until
 * the page is hydrated.
 */
export function nearDay(
  at: string,
  { now, inPage, only }: { now: number | null; inPage: boolean; only?: 'date' | undefined },
): string {
  const format = inPage ? here : warehouseFormat
  const day = (time: number) => format.date(new Date(time))
  const on = format.date(at)
  const named =
    now === null
      ? undefined
      : on === day(now)
        ? timeText.today
        : on === day(now + DAY_MS)
          ? timeText.tomorrow
          : undefined
  const words = named ?? format.weekday(at)
  return only
    ? words
    : `${words}${named ? timeText.beforeClock : LANGUAGES[pageLang].beforeTime}${format.time(at)}`
}
