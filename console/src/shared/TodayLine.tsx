import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { DayFigure } from '@longhaul/domain/operations/day-figures.ts'
import { homeText } from '@longhaul/text/console/home/home.ts'
import { number } from '@longhaul/text/format.ts'

const REFETCH_MS = 60_000

/** A desk's work done today, compared with a usual day at this hour; empty for roles that may not see it. */
export function TodayLine({ of }: { of: DayFigure }) {
  const { data } = useCall('GET /staff/day', undefined, { refetchMs: REFETCH_MS })
  const figure = data?.figures.find(({ id }) => id === of)
  if (!figure) return null
  const { today, usual } = figure
  return (
    <span className="num text-sm">
      {homeText.day.line(homeText.day.figures[of], number(today), usual === null ? null : number(usual))}
    </span>
  )
}
