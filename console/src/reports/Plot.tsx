import { reportsText } from '@longhaul/text/console/reports/reports.ts'
import { type KeyboardEvent, useState } from 'react'
import { shortDay } from './axis.ts'
import { scaleOf } from './plot-scale.ts'
import { PlotDrawing } from './PlotDrawing.tsx'
import { type Figure, type Report, figureName, valueText } from './report-words.ts'

const KEY = 'inline-flex items-center gap-2'

/**
 * One figure over time: bars for this period, a line for the one before. The arrow keys move between bars;
 * the chosen one is described below, in words; the same numbers are in the table beside it. Drawn without a
 * library (decision 0026).
 */
export function Plot({ report, figure }: { report: Report; figure: Figure }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const scale = scaleOf(figure)
  const { length } = scale

  function move(event: KeyboardEvent) {
    const goal = barAfter(event.key, chosen, length)
    if (goal === undefined) return
    event.preventDefault()
    setChosen(Math.min(Math.max(goal, 0), length - 1))
  }

  const readOut = chosen === null ? '' : describe(report, figure, chosen)
  return (
    <figure>
      <div
        className="rounded-control"
        role="slider"
        tabIndex={0}
        aria-label={reportsText.plotOf(figureName(figure.id), reportsText.units[report.unit])}
        aria-valuemin={1}
        aria-valuemax={Math.max(length, 1)}
        aria-valuenow={(chosen ?? 0) + 1}
        aria-valuetext={readOut || reportsText.plotHint}
        onKeyDown={move}
      >
        <PlotDrawing report={report} figure={figure} scale={scale} chosen={chosen} onChoose={setChosen} />
      </div>
      <figcaption className="mt-2 flex min-h-[26px] flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        <span className={KEY}>
          <span className="h-2.5 w-3.5 rounded-[2px] bg-primary" />
          {reportsText.now}
        </span>
        <span className={KEY}>
          <span className="w-3.5 border-t-2 border-dashed border-seal" />
          {reportsText.before}
        </span>
        <span>{readOut}</span>
      </figcaption>
    </figure>
  )
}

/** The bar a key moves to; undefined for other keys. Without a chosen bar the arrows start at either end. */
function barAfter(key: string, chosen: number | null, length: number): number | undefined {
  const at = chosen ?? (key === 'ArrowLeft' || key === 'ArrowDown' ? length : -1)
  return {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    Home: 0,
    End: length - 1,
  }[key]
}

/** One bar as text, with the previous period's value. */
function describe({ starts, starts_before, unit }: Report, { course, unit: of }: Figure, at: number): string {
  const [day, dayBefore] = [starts[at], starts_before[at]]
  const value = valueText(course?.now[at] ?? null, of)
  if (dayBefore === undefined) return reportsText.plotAtNow(shortDay(day ?? '', unit), value)
  return reportsText.plotAt(
    day === undefined ? '—' : shortDay(day, unit),
    value,
    shortDay(dayBefore, unit),
    valueText(course?.before[at] ?? null, of),
  )
}
