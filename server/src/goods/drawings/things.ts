import {
  bag,
  bear,
  blocks,
  box,
  headphones,
  keyboard,
  knife,
  notebook,
  perfume,
  phonecase,
  powerbank,
} from './for-desk.ts'
import { bottle, crackedMug, kettle, lamp, mug, mugsWideMm, teacup, teapot, vase } from './for-home.ts'
import type { Drawing } from './paint.ts'
import { backpack, sneaker, sunglasses, umbrella, wallet, watch } from './to-carry.ts'
import { cap, dress, hoodie, scarf, socks, tshirt } from './to-wear.ts'

/**
 * A drawn object: the real width of its square of 400 for a number of pieces, and whether it stands or lies
 * on the table.
 */
type Drawn = { draw: Drawing; wideMm: (pieces: number) => number; stands: boolean }

const lying = (draw: Drawing, wideMm: number): Drawn => ({ draw, wideMm: () => wideMm, stands: false })
const standing = (draw: Drawing, wideMm: number): Drawn => ({ draw, wideMm: () => wideMm, stands: true })

/** Everything that the demo pictures show. */
export const THINGS = {
  hoodie: lying(hoodie, 1_380),
  tshirt: lying(tshirt, 1_200),
  dress: lying(dress, 1_250),
  scarf: lying(scarf, 620),
  cap: lying(cap, 330),
  socks: lying(socks, 420),
  backpack: lying(backpack, 560),
  sunglasses: standing(sunglasses, 190),
  wallet: lying(wallet, 160),
  watch: lying(watch, 250),
  umbrella: lying(umbrella, 320),
  sneaker: standing(sneaker, 330),
  kettle: standing(kettle, 320),
  bottle: standing(bottle, 300),
  mug: { draw: mug, wideMm: mugsWideMm, stands: true },
  mug_cracked: { draw: crackedMug, wideMm: mugsWideMm, stands: true },
  lamp: standing(lamp, 420),
  vase: standing(vase, 300),
  teapot: standing(teapot, 210),
  teacup: standing(teacup, 140),
  keyboard: lying(keyboard, 400),
  headphones: lying(headphones, 270),
  notebook: lying(notebook, 310),
  bear: standing(bear, 440),
  phonecase: lying(phonecase, 180),
  blocks: standing(blocks, 330),
  powerbank: lying(powerbank, 190),
  perfume: standing(perfume, 150),
  knife: lying(knife, 260),
  box: standing(box, 540),
  bag: lying(bag, 480),
} as const satisfies Record<string, Drawn>

export type Motif = keyof typeof THINGS
