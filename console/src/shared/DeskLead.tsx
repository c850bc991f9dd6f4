import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { DayFigure } from '@longhaul/domain/operations/day-figures.ts'
import { homeText } from '@longhaul/text/console/home/home.ts'
import { number } from '@longhaul/text/format.ts'
import type { QueueId } from '../sections.ts'
import { PromiseLine } from './Promised.tsx'

const REFETCH_MS = 60_000

/** The head of a desk: what was promised of its queue, and what was done today. */
export function DeskLead({ figure, queue }: { figure: DayFigure; queue: QueueId }) {
  return (
    <span className="flex flex-wrap gap-x-4">
      <PromiseLine of={queue} />
      <TodayLine of={figure} />
    </span>
  )
}

/** A desk's work done today, compared with a usual day at this hour; empty for roles that may not see it. */
function TodayLine({ of }: { of: DayFigure }) {
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
