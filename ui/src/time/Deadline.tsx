import { timeText } from '@longhaul/text/ui/time.ts'
import Clock from 'lucide-react/icons/clock'
import { nearDay } from './near-day.ts'
import { useInPage, useNow } from './use-page-time.ts'
import './time.css'

/**
 * A deadline in the reader's time zone and the time left: "Answer by today, 21:30 11 h left". `says` puts the
 * moment into the screen's own sentence; `only="date"` for deadlines that are days.
 */
export function Deadline({
  until,
  says = timeText.byMoment,
  only,
}: {
  until: string
  says?: ((moment: string) => string) | undefined
  only?: 'date' | undefined
}) {
  const now = useNow()
  const inPage = useInPage()
  const left = now === null ? null : Date.parse(until) - now
  return (
    <span className="deadline">
      <Clock />
      <time dateTime={until}>{says(nearDay(until, { now, inPage, only }))}</time>
      {left !== null && <span>{left > 0 ? timeText.roughlyLeft(left) : timeText.timeOver}</span>}
    </span>
  )
}
