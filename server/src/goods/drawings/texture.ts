import { loadSharp } from '../../files/public.ts'

/**
 * The relief of a surface: layers of noise, each with its number of cells along the two sides of a tile, and
 * its height.
 */
type Surface = readonly { cells: readonly [across: number, down: number]; height: number }[]

const SIDE_PX = 400
const LIGHT = [-0.48, -0.42, 0.77] as const

const SURFACES = {
  cloth: [
    { cells: [4, 5], height: 9 },
    { cells: [9, 13], height: 2.6 },
    { cells: [150, 190], height: 0.22 },
  ],
  hide: [
    { cells: [5, 6], height: 4 },
    { cells: [38, 44], height: 1.7 },
    { cells: [90, 100], height: 0.5 },
  ],
  grit: [
    { cells: [6, 6], height: 1.6 },
    { cells: [140, 140], height: 0.28 },
  ],
  fur: [
    { cells: [7, 7], height: 8 },
    { cells: [64, 44], height: 1.9 },
    { cells: [150, 90], height: 0.7 },
  ],
} as const satisfies Record<string, Surface>

export type TextureName = keyof typeof SURFACES

const drawn = new Map<string, Promise<string>>()

/**
 * The textures that a drawing refers to, as `data:` URLs of tileable pictures. Each is computed once per
 * process.
 */
export async function loadTextures(drawing: string): Promise<[name: string, url: string][]> {
  const wanted = Object.entries(SURFACES).filter(([name]) => drawing.includes(`#${name})`))
  return await Promise.all(
    wanted.map(async ([name, surface]): Promise<[string, string]> => {
      const url = drawn.get(name) ?? draw(surface)
      drawn.set(name, url)
      return [name, await url]
    }),
  )
}

async function draw(surface: Surface): Promise<string> {
  const sharp = await loadSharp()
  const raw = { width: SIDE_PX, height: SIDE_PX, channels: 2 } as const
  const png = await sharp(light(surface), { raw }).png({ compressionLevel: 1 }).toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/**
 * Renders a surface, lit from the top left, as black of varying opacity. Flat parts get little of it, so that
 * colours stay true.
 */
function light(surface: Surface): Uint8Array {
  const heights = heightsOf(surface)
  const shades = new Uint8Array(SIDE_PX * SIDE_PX * 2)
  const [lightX, lightY, lightZ] = LIGHT
  for (let y = 0; y < SIDE_PX; y++) {
    const row = y * SIDE_PX
    const below = ((y + 1) % SIDE_PX) * SIDE_PX
    for (let x = 0; x < SIDE_PX; x++) {
      const here = heights[row + x]!
      const dx = heights[row + ((x + 1) % SIDE_PX)]! - here
      const dy = heights[below + x]! - here
      const lit = (1 - (dx * lightX + dy * lightY) / lightZ) / Math.sqrt(dx * dx + dy * dy + 1)
      shades[(row + x) * 2 + 1] = 255 - Math.max(70, Math.min(255, 226 * lit))
    }
  }
  return shades
}

function heightsOf(surface: Surface): Float32Array {
  const heights = new Float32Array(SIDE_PX * SIDE_PX)
  for (const [seed, { cells, height }] of surface.entries())
    addNoise(heights, cells, (height * SIDE_PX) / 400, seed)
  return heights
}

/**
 * Adds Perlin noise that repeats at the tile's edges: a gradient at every corner of the cells, interpolated
 * smoothly between corners.
 */
function addNoise(
  heights: Float32Array,
  [across, down]: Surface[number]['cells'],
  height: number,
  seed: number,
) {
  const [slopesX, slopesY] = slopesOf(across * down, seed)
  for (let y = 0; y < SIDE_PX; y++) {
    const cellY = (y * down) / SIDE_PX
    const top = Math.floor(cellY)
    const inY = cellY - top
    const easeY = inY * inY * (3 - 2 * inY)
    const upper = top * across
    const lower = ((top + 1) % down) * across
    for (let x = 0; x < SIDE_PX; x++) {
      const cellX = (x * across) / SIDE_PX
      const left = Math.floor(cellX)
      const right = (left + 1) % across
      const inX = cellX - left
      const easeX = inX * inX * (3 - 2 * inX)
      const a = slopesX[upper + left]! * inX + slopesY[upper + left]! * inY
      const b = slopesX[upper + right]! * (inX - 1) + slopesY[upper + right]! * inY
      const c = slopesX[lower + left]! * inX + slopesY[lower + left]! * (inY - 1)
      const d = slopesX[lower + right]! * (inX - 1) + slopesY[lower + right]! * (inY - 1)
      const above = a + easeX * (b - a)
      heights[y * SIDE_PX + x]! += height * (above + easeY * (c + easeX * (d - c) - above))
    }
  }
}

/** A pseudo-random direction for each corner, the same for each seed. */
function slopesOf(count: number, seed: number): [Float32Array, Float32Array] {
  const x = new Float32Array(count)
  const y = new Float32Array(count)
  let state = 0x9e3779b9 ^ Math.imul(seed + 7, 97_531)
  for (let at = 0; at < count; at++) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5
    const angle = ((state >>> 8) / 0x1000000) * 2 * Math.PI
    x[at] = Math.cos(angle)
    y[at] = Math.sin(angle)
  }
  return [x, y]
}
