import { estimatesText } from '@longhaul/text/console/estimates/estimates.ts'
import { weight } from '@longhaul/text/format.ts'
import { type Checks } from './estimates-words.ts'
import { isInside } from './is-inside.ts'

const words = estimatesText

const SIZE = 480
const LEFT = 64
const BASE = SIZE - 40
const TOP = 8
/** The drawing shrinks with the page; its labels must not. */
const TICK = 'fill-ink-2 text-[12px] tabular-nums max-sm:text-[20px]'
/** The axis ticks, in grams. */
const MARKS = [10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000]

/**
 * Expected against measured weight, on logarithmic axes: equal on the diagonal, between half and twice as
 * much inside the band.
 */
export function HeldPlot({ pieces }: { pieces: Checks['pieces'] }) {
  const all = pieces.flatMap((piece) => [piece.expected_grams, piece.held_grams])
  const low = Math.log(Math.max(5, Math.min(100, ...all)) * 0.8)
  const high = Math.log(Math.max(1_000, ...all) * 1.25)
  const x = (grams: number) => LEFT + ((Math.log(grams) - low) / (high - low)) * (SIZE - LEFT)
  const y = (grams: number) => BASE - ((Math.log(grams) - low) / (high - low)) * (BASE - TOP)
  const marks = MARKS.filter((grams) => Math.log(grams) > low && Math.log(grams) < high)
  return (
    <figure>
      <svg
        className="block h-auto w-full"
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        role="img"
        aria-label={words.plotLabel}
      >
        <clipPath id="held-plot">
          <rect x={LEFT} y={TOP} width={SIZE - LEFT} height={BASE - TOP} />
        </clipPath>
        <g clipPath="url(#held-plot)">
          <Band x={x} y={y} from={Math.exp(low)} to={Math.exp(high)} />
          {pieces.map((piece, at) => (
            <circle
              key={`${piece.measured_at} ${at}`}
              className={isInside(piece) ? 'fill-primary' : 'fill-bad'}
              cx={x(piece.expected_grams)}
              cy={y(piece.held_grams)}
              r={isInside(piece) ? 2.5 : 3.5}
              opacity="0.75"
            />
          ))}
        </g>
        {marks.map((grams) => (
          <g key={grams}>
            <line className="stroke-line" x1={LEFT} x2={SIZE} y1={y(grams)} y2={y(grams)} opacity="0.6" />
            <line className="stroke-line" x1={x(grams)} x2={x(grams)} y1={TOP} y2={BASE} opacity="0.6" />
            <text className={TICK} x={LEFT - 8} y={y(grams) + 4} textAnchor="end">
              {weight(grams)}
            </text>
            <text className={TICK} x={x(grams)} y={BASE + 18} textAnchor="middle">
              {weight(grams)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        <Key className="fill-primary">{words.insideDot}</Key>
        <Key className="fill-bad">{words.outsideDot}</Key>
        <span>
          → {words.plotX} · ↑ {words.plotY}
        </span>
      </figcaption>
    </figure>
  )
}

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <svg className={`size-2.5 ${className}`} viewBox="0 0 10 10" aria-hidden="true">
      <circle cx="5" cy="5" r="5" />
    </svg>
    {children}
  </span>
)

/** The band from half to twice as much, and the diagonal. */
function Band({
  x,
  y,
  from,
  to,
}: {
  x: (grams: number) => number
  y: (grams: number) => number
  from: number
  to: number
}) {
  const corners = [
    [from, from * 2],
    [to, to * 2],
    [to, to / 2],
    [from, from / 2],
  ] as const
  return (
    <>
      <polygon
        className="fill-sunken"
        points={corners.map(([expected, held]) => `${x(expected)},${y(held)}`).join(' ')}
      />
      <line className="stroke-ink-3" x1={x(from)} y1={y(from)} x2={x(to)} y2={y(to)} strokeDasharray="5 4" />
    </>
  )
}
