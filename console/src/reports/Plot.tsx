import { reportsText } from '@longhaul/text/console/reports/reports.ts'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { axisOf, shortDay } from './axis.ts'
import { type Figure, type Report, figureName, valueText } from './report-words.ts'

const WIDTH = 720
const HEIGHT = 220
const LEFT = 64
const BASE = HEIGHT - 24
const TOP = 10

/**
 * One figure over time: bars for these days, a line for those before. The arrows move from bar to bar, and what a bar says is told below, in
 * words; the same numbers stand in the table beside it. Drawn by us (decision 0026).
 */
export function Plot({ report, figure }: { report: Report; figure: Figure }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const { now, before } = figure.course ?? { now: [], before: [] }
  const length = Math.max(now.length, before.length)
  const axis = axisOf([...now, ...before].map((value) => value ?? 0))
  const step = (WIDTH - LEFT) / Math.max(length, 1)
  const x = (at: number) => LEFT + at * step
  const y = (value: number) => BASE - ((value - axis.least) / (axis.most - axis.least)) * (BASE - TOP)
  const zero = y(0)

  function move(event: KeyboardEvent) {
    const at = chosen ?? (event.key === 'ArrowLeft' || event.key === 'ArrowDown' ? length : -1)
    const goal = {
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      Home: 0,
      End: length - 1,
    }[event.key]
    if (goal === undefined) return
    event.preventDefault()
    setChosen(Math.min(Math.max(goal, 0), length - 1))
  }
  function point(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const at = Math.floor((((event.clientX - box.left) / box.width) * WIDTH - LEFT) / step)
    setChosen(at >= 0 && at < length ? at : null)
  }

  const label = reportsText.plotOf(figureName(figure.id), reportsText.units[report.unit])
  const every = Math.ceil(length / 8)
  const told = chosen === null ? '' : said(report, figure, chosen)
  return (
    <figure className="plot">
      <div
        className="plot-area"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={Math.max(length, 1)}
        aria-valuenow={(chosen ?? 0) + 1}
        aria-valuetext={told || reportsText.plotHint}
        onKeyDown={move}
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          aria-hidden="true"
          onPointerMove={point}
          onPointerLeave={() => setChosen(null)}
        >
          {axis.ticks.map((tick) => (
            <g key={tick}>
              <line className="plot-grid" x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} />
              <text className="plot-tick" x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
                {valueText(tick, figure.unit)}
              </text>
            </g>
          ))}
          {chosen !== null && (
            <rect className="plot-chosen" x={x(chosen)} y={TOP} width={step} height={BASE - TOP} />
          )}
          {now.map(
            (value, at) =>
              value !== null && (
                <rect
                  key={report.starts[at]}
                  className="plot-bar"
                  x={x(at) + step * 0.15}
                  width={step * 0.7}
                  y={Math.min(y(value), zero)}
                  height={Math.abs(zero - y(value))}
                />
              ),
          )}
          <polyline
            className="plot-before"
            points={before
              .flatMap((value, at) => (value === null ? [] : [`${x(at) + step / 2},${y(value)}`]))
              .join(' ')}
          />
          {report.starts.map(
            (day, at) =>
              at % every === 0 && (
                <text key={day} className="plot-tick" x={x(at) + step / 2} y={HEIGHT - 6} textAnchor="middle">
                  {shortDay(day, report.unit)}
                </text>
              ),
          )}
        </svg>
      </div>
      <figcaption className="plot-foot">
        <span className="plot-key" data-of="now">
          {reportsText.now}
        </span>
        <span className="plot-key" data-of="before">
          {reportsText.before}
        </span>
        <span className="plot-told">{told}</span>
      </figcaption>
    </figure>
  )
}

/** What one bar says, beside the same of the period before. */
function said({ starts, starts_before, unit }: Report, { course, unit: of }: Figure, at: number): string {
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
