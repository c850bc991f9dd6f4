import { weight } from '@longhaul/text/format.ts'
import { knowledgeText } from '@longhaul/text/storefront/goods/knowledge.ts'

const say = knowledgeText.seen

const WIDTH = 286
const EDGE = 20
/** The baseline of the lowest dots; the ruler is just below. */
const FLOOR = 46
/** The room between the ruler and the upper edge. */
const ROOM = 40
const x = (at: number) => EDGE + at * (WIDTH - 2 * EDGE)

/** Every weighing as a dot above a ruler; hollow ones had a problem on arrival. */
export function WeightDots({ weighed }: { weighed: readonly Weighed[] }) {
  const { dots, marks } = dotsOnRuler(weighed)
  const [first, last] = [weighed[0], weighed.at(-1)]
  if (!first || !last) return null
  const gap = Math.min(10, ROOM / Math.max(1, ...dots.map(({ above }) => above)))
  const bad = weighed.filter((entry) => entry.had_problem).length
  return (
    <svg
      className="block h-19 w-full max-w-72"
      viewBox={`0 0 ${WIDTH} 76`}
      role="img"
      aria-label={say.dots(weighed.length, weight(first.weight_grams), weight(last.weight_grams), bad)}
    >
      {dots.map(({ at, above, hadProblem }) => (
        <circle
          key={`${at} ${above}`}
          cx={x(at)}
          cy={FLOOR - above * gap}
          r={hadProblem ? 3.5 : 4}
          fill={hadProblem ? 'none' : 'var(--readout)'}
          stroke={hadProblem ? 'var(--ruler)' : 'none'}
          strokeWidth="2"
        />
      ))}
      <path
        d={`M4 53h${WIDTH - 8}${marks.map(({ at }) => `M${x(at)} 53v9`).join('')}`}
        stroke="var(--on-mat-2)"
      />
      {marks.map(({ at, grams }) => (
        <text key={grams} x={x(at)} y="74" textAnchor="middle" fill="var(--on-mat-2)" fontSize="12">
          {(grams / 1_000).toFixed(marks[1] && marks[1].grams - marks[0]!.grams < 10 ? 3 : 2)}
        </text>
      ))}
    </svg>
  )
}

/** A single weighing, per piece. */
type Weighed = { weight_grams: number; had_problem: boolean }
/** A dot above the ruler: how far along it (0 to 1), and how many dots lie below it. */
type Dot = { at: number; above: number; hadProblem: boolean }
type Ruler = { dots: Dot[]; marks: { at: number; grams: number }[] }

/** How many dots fit side by side. */
const PLACES = 25
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000]

/**
 * Weighings as dots on a ruler: each at its weight, in one of 25 places, stacked where several share a place.
 * The ruler has two to five round marks and covers every dot.
 */
export function dotsOnRuler(weighed: readonly Weighed[]): Ruler {
  const all = weighed.map(({ weight_grams }) => weight_grams)
  const [lightest, heaviest] = [Math.min(...all), Math.max(...all)]
  const step = STEPS.find((size) => (heaviest - lightest) / size <= 3) ?? 200_000
  const from = Math.floor(lightest / step) * step
  const to = Math.max(Math.ceil(heaviest / step) * step, from + step)
  const along = (grams: number) => (grams - from) / (to - from)
  const heights = new Map<number, number>()
  const dots = weighed.map(({ weight_grams: own, had_problem: hadProblem }) => {
    const place = Math.round(along(own) * (PLACES - 1))
    const above = heights.get(place) ?? 0
    heights.set(place, above + 1)
    return { at: place / (PLACES - 1), above, hadProblem }
  })
  const marks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
  return { dots, marks: marks.map((mark) => ({ at: along(mark), grams: mark })) }
}
