import { warehouseFormat } from '@longhaul/text/format.ts'
import { timeText } from '@longhaul/text/ui/time.ts'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { DateTime } from './DateTime.tsx'
import { useNow } from './use-page-time.ts'
import './time.css'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * The time left until a moment, always shown with the moment itself. Kraft while there is time, amber within
 * `soonDays`, crimson once it has passed. `until` is ISO 8601; `only="date"` for the end of a day at the
 * warehouse, which is that day wherever the reader is.
 */
export function Countdown({
  until,
  soonDays = 7,
  only,
  over = timeText.timeOver,
}: {
  until: string
  soonDays?: number | undefined
  only?: 'date' | undefined
  over?: ReactNode
}) {
  const now = useNow()
  const left = now === null ? null : new Date(until).getTime() - now
  const state = left === null ? undefined : left <= 0 ? 'over' : left <= soonDays * DAY_MS ? 'soon' : 'calm'
  const Icon = state === 'soon' || state === 'over' ? TriangleAlert : Clock
  return (
    <span className="countdown" data-state={state}>
      <Icon />
      {left !== null && <b>{left <= 0 ? over : words(left)}</b>}
      {only ? <time dateTime={until}>{warehouseFormat.date(until)}</time> : <DateTime at={until} />}
    </span>
  )
}

function words(leftMs: number): string {
  const days = Math.floor(leftMs / DAY_MS)
  const hours = Math.floor((leftMs % DAY_MS) / HOUR_MS)
  return timeText.timeLeft(days, hours, Math.floor((leftMs % HOUR_MS) / 60_000))
}
