import { weight } from '@longhaul/text/format.ts'
import { knowledgeText } from '@longhaul/text/storefront/goods/knowledge.ts'
import { type Weighed, dotsOnRuler } from './weight-dots.ts'

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
