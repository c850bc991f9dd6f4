import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { type Block, type Point, drawingOrder, facesOf, pointsOf, project } from './isometric.ts'

/** A carton as it would be packed, seen from its near corner: each thing with the number that the list beside it has. */
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
    <svg className="packed-box" viewBox={box} role="img" aria-label={packingText.plan.drawing(blocks.length)}>
      {back.map((line) => (
        <polyline key={pointsOf(line)} className="packed-back" points={pointsOf(line)} />
      ))}
      {drawingOrder(blocks).map((block) => (
        <Thing key={block.number} block={block} fontSize={Math.max(...sizeMm) * 0.06} />
      ))}
      {Object.entries(carton).map(([side, face]) => (
        <polygon key={side} className="packed-carton" points={pointsOf(face)} />
      ))}
    </svg>
  )
}

function Thing({ block, fontSize }: { block: Block & { number: number }; fontSize: number }) {
  const { top, right, left } = facesOf(block)
  const [x, y] = middleOf(top)
  return (
    <g className="packed-thing" data-tone={block.number % 6}>
      <polygon data-face="left" points={pointsOf(left)} />
      <polygon data-face="right" points={pointsOf(right)} />
      <polygon data-face="top" points={pointsOf(top)} />
      <text x={x} y={y} fontSize={fontSize} textAnchor="middle" dominantBaseline="central">
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
