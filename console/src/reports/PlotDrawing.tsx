import type { PointerEvent } from 'react'
import { shortDay } from './axis.ts'
import { BASE, HEIGHT, LEFT, type Scale, TOP, WIDTH } from './plot-scale.ts'
import { type Figure, type Report, valueText } from './report-words.ts'

/** The drawing shrinks with the page; its labels must not. */
const TICK = 'fill-ink-2 text-[12px] tabular-nums max-sm:text-[22px]'

/** The drawing of a figure: grid, bars for this period, a line for the one before, and the dates below. */
export function PlotDrawing({
  report,
  figure,
  scale,
  chosen,
  onChoose,
}: {
  report: Report
  figure: Figure
  scale: Scale
  chosen: number | null
  onChoose: (at: number | null) => void
}) {
  const { x, step } = scale
  function point(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    onChoose(scale.barAt(((event.clientX - box.left) / box.width) * WIDTH))
  }
  return (
    <svg
      className="block h-auto w-full"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      onPointerMove={point}
      onPointerLeave={() => onChoose(null)}
    >
      <Grid figure={figure} scale={scale} />
      {chosen !== null && (
        <rect className="fill-sunken" x={x(chosen)} y={TOP} width={step} height={BASE - TOP} />
      )}
      <Bars report={report} scale={scale} />
      <LineBefore scale={scale} />
      <Days report={report} scale={scale} />
    </svg>
  )
}

const Grid = ({ figure, scale: { ticks, y } }: { figure: Figure; scale: Scale }) => (
  <>
    {ticks.map((tick) => (
      <g key={tick}>
        <line className="stroke-line" x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} />
        <text className={TICK} x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
          {valueText(tick, figure.unit)}
        </text>
      </g>
    ))}
  </>
)

function Bars({ report, scale: { now, step, x, y } }: { report: Report; scale: Scale }) {
  const zero = y(0)
  return (
    <>
      {now.map(
        (value, at) =>
          value !== null && (
            <rect
              key={report.starts[at]}
              className="fill-primary"
              x={x(at) + step * 0.15}
              width={step * 0.7}
              y={Math.min(y(value), zero)}
              height={Math.abs(zero - y(value))}
            />
          ),
      )}
    </>
  )
}

const LineBefore = ({ scale: { before, step, x, y } }: { scale: Scale }) => (
  <polyline
    className="fill-none stroke-seal stroke-2"
    strokeDasharray="5 4"
    points={before
      .flatMap((value, at) => (value === null ? [] : [`${x(at) + step / 2},${y(value)}`]))
      .join(' ')}
  />
)

function Days({ report, scale: { length, step, x } }: { report: Report; scale: Scale }) {
  const every = Math.ceil(length / 8)
  return (
    <>
      {report.starts.map(
        (day, at) =>
          at % every === 0 && (
            <text key={day} className={TICK} x={x(at) + step / 2} y={HEIGHT - 6} textAnchor="middle">
              {shortDay(day, report.unit)}
            </text>
          ),
      )}
    </>
  )
}
