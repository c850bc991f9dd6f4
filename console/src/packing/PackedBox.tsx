import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { type Block, type Point, drawingOrder, facesOf, pointsOf, project } from './isometric.ts'

const LINE = '[vector-effect:non-scaling-stroke]'
const EDGE = `fill-none stroke-kraft stroke-[1.5px] ${LINE}`
const FACE = `stroke-ink-2 stroke-1 *:[vector-effect:non-scaling-stroke]`
/** Used in turn, so that adjacent blocks differ. */
const TONES = [
  'fill-primary-tint',
  'fill-ok-tint',
  'fill-warn-tint',
  'fill-info-tint',
  'fill-sunken',
  'fill-bad-tint',
]

/**
 * A drawing of the packed carton, seen from its near corner; each item has its number from the list beside
 * it.
 */
export function PackedBox({
  sizeMm,
  blocks,
}: {
  sizeMm: readonly [number, number, number]
  blocks: readonly (Block & { number: number })[]
}) {
  const [length, width, height] = sizeMm
  const corners = [0, length].flatMap((x) =>
    [0, width].flatMap((y) => [0, height].map((z) => project(x, y, z))),
  )
  const box = boundsOf(corners, Math.max(...sizeMm) * 0.04)
  const carton = facesOf({ at: [0, 0, 0], size: sizeMm })
  const back = [
    [project(0, 0, 0), project(length, 0, 0)],
    [project(0, 0, 0), project(0, width, 0)],
    [project(0, 0, 0), project(0, 0, height)],
  ]
  return (
    <svg
      className="max-h-[min(180px,18dvh)] w-full"
      viewBox={box}
      role="img"
      aria-label={packingText.plan.drawing(blocks.length)}
    >
      {back.map((line) => (
        <polyline
          key={pointsOf(line)}
          className={`${EDGE} opacity-60 [stroke-dasharray:4_4]`}
          points={pointsOf(line)}
        />
      ))}
      {drawingOrder(blocks).map((block) => (
        <Thing key={block.number} block={block} fontSize={Math.max(...sizeMm) * 0.06} />
      ))}
      {Object.entries(carton).map(([side, face]) => (
        <polygon key={side} className={EDGE} points={pointsOf(face)} />
      ))}
    </svg>
  )
}

function Thing({ block, fontSize }: { block: Block & { number: number }; fontSize: number }) {
  const { top, right, left } = facesOf(block)
  const [x, y] = middleOf(top)
  return (
    <g className={`${FACE} ${TONES[block.number % TONES.length]}`}>
      <polygon className="brightness-92" points={pointsOf(left)} />
      <polygon className="brightness-84" points={pointsOf(right)} />
      <polygon points={pointsOf(top)} />
      <text
        className="fill-ink stroke-none font-semibold"
        x={x}
        y={y}
        fontSize={fontSize}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {block.number}
      </text>
    </g>
  )
}

const middleOf = (corners: readonly Point[]): Point => [
  corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
  corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
]

function boundsOf(points: readonly Point[], margin: number): string {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  const [right, bottom] = [Math.max(...xs) + margin, Math.max(...ys) + margin]
  return [left, top, right - left, bottom - top].map((entry) => entry.toFixed(1)).join(' ')
}
