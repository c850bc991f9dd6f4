/**
 * A box in a carton: its lower corner nearest the origin, and its sides, in millimetres along length, width
 * and height.
 */
export type Block = { at: readonly [number, number, number]; size: readonly [number, number, number] }

/** A point of the drawing. */
export type Point = readonly [x: number, y: number]

const COS = Math.cos(Math.PI / 6)
const SIN = 0.5

/** Projects a point of the carton: length to the right and down, width to the left and down, height up. */
export const project = (x: number, y: number, z: number): Point => [(x - y) * COS, (x + y) * SIN - z]

/** The three visible faces of a block by their corners: top, right (at the far end of the length), left. */
export function facesOf({ at, size }: Block): { top: Point[]; right: Point[]; left: Point[] } {
  const [x, y, z] = at
  const [X, Y, Z] = [x + size[0], y + size[1], z + size[2]]
  return {
    top: [project(x, y, Z), project(X, y, Z), project(X, Y, Z), project(x, Y, Z)],
    right: [project(X, y, z), project(X, Y, z), project(X, Y, Z), project(X, y, Z)],
    left: [project(x, Y, z), project(X, Y, z), project(X, Y, Z), project(x, Y, Z)],
  }
}

/** Blocks in drawing order: those behind or below another come before it. Blocks must not intersect. */
export function drawingOrder<One extends Block>(blocks: readonly One[]): One[] {
  const waiting = [...blocks]
  const drawn: One[] = []
  while (waiting.length > 0) {
    const next = waiting.findIndex(
      (entry) => !waiting.some((other) => other !== entry && isBehind(other, entry)),
    )
    // A cycle of blocks that each hide the next has no correct order, so any block will do.
    drawn.push(...waiting.splice(Math.max(0, next), 1))
  }
  return drawn
}

/**
 * Whether `block` is definitely behind `other`: along some axis it ends before the other begins, and along
 * none the reverse.
 */
function isBehind(block: Block, other: Block): boolean {
  const axes = [0, 1, 2] as const
  const before = axes.some((axis) => block.at[axis] + block.size[axis] <= other.at[axis])
  const after = axes.some((axis) => other.at[axis] + other.size[axis] <= block.at[axis])
  return before && !after
}

/** The corners as the `points` of a polygon. */
export const pointsOf = (corners: readonly Point[]): string =>
  corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

/** Three sides, from the array in the response. */
export const sidesOf = ([a = 0, b = 0, c = 0]: readonly number[]): [number, number, number] => [a, b, c]
