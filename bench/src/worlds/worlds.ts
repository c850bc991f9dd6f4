import type { StatedBy } from './state-weights.ts'
import { PARTS, type Part, type WorldOf } from './invent-world.ts'

/** The worlds, by what happens in them. */
export const WORLDS = {
  still: [],
  packaging: ['packaging'],
  drift: ['drift'],
  packs: ['packs', 'options'],
  heavy: ['heavy'],
  titles: ['titles'],
  marketplace: ['marketplace'],
  everything: PARTS,
  small: PARTS,
} as const satisfies Record<string, readonly Part[]>

export type World = keyof typeof WORLDS

/** The products of a small shop, which weighs about three pieces a day. */
const SMALL = 600

export const worldOf = (
  world: World,
  products: number,
  seed: number,
  stated: StatedBy = 'nothing',
): WorldOf => ({
  products: world === 'small' ? SMALL : products,
  seed,
  stated,
  parts: WORLDS[world],
})
