import { DEMO_PRODUCTS, type DemoProduct } from '../goods/public.ts'
import type { Shown } from './inspection-photo.ts'

/**
 * An item in the story: a product in certain options, a number of pieces, and the weight and size of all of
 * them together.
 */
export type Thing = Shown & { grams: number; sizeMm: [number, number, number] }

type Measures = Pick<Thing, 'grams' | 'sizeMm'>

const sizes: Readonly<Record<string, Measures>> = {
  hoodie: { grams: 780, sizeMm: [320, 260, 60] },
  kettle: { grams: 640, sizeMm: [260, 160, 190] },
  backpack: { grams: 920, sizeMm: [430, 300, 90] },
  keyboard: { grams: 1_060, sizeMm: [370, 150, 50] },
  headphones: { grams: 480, sizeMm: [210, 190, 90] },
  bottle: { grams: 390, sizeMm: [240, 80, 80] },
  mug: { grams: 390, sizeMm: [140, 120, 110] },
  socks: { grams: 350, sizeMm: [230, 160, 60] },
  lamp: { grams: 560, sizeMm: [300, 120, 70] },
  notebook: { grams: 410, sizeMm: [230, 170, 40] },
  sneaker: { grams: 860, sizeMm: [310, 200, 110] },
  cap: { grams: 120, sizeMm: [260, 200, 130] },
  umbrella: { grams: 260, sizeMm: [260, 70, 60] },
  tshirt: { grams: 290, sizeMm: [300, 240, 25] },
  scarf: { grams: 310, sizeMm: [290, 220, 50] },
  sunglasses: { grams: 150, sizeMm: [180, 80, 70] },
  dress: { grams: 330, sizeMm: [330, 250, 35] },
  wallet: { grams: 190, sizeMm: [160, 120, 45] },
  watch: { grams: 240, sizeMm: [130, 110, 90] },
  bear: { grams: 420, sizeMm: [320, 240, 180] },
  phonecase: { grams: 70, sizeMm: [190, 110, 25] },
  blocks: { grams: 960, sizeMm: [280, 220, 90] },
  vase: { grams: 1_280, sizeMm: [270, 180, 180] },
  teapot: { grams: 540, sizeMm: [200, 160, 140] },
}

/** The weight and size of one piece of a product, by the motif of its picture. */
export function measuresOf(motif: DemoProduct['motif']): Measures {
  const measures = sizes[motif]
  if (!measures) throw new Error(`no measures for a ${motif}`)
  return measures
}

/**
 * Some pieces of one of the demo mall's products, by the motif of its picture; in the first value of each
 * option, unless `chosen` names others.
 */
export function thing(motif: DemoProduct['motif'], pieces = 1, chosen: readonly string[] = []): Thing {
  const product = DEMO_PRODUCTS.find((known) => known.motif === motif)
  if (!product) throw new Error(`the demo mall has no ${motif}`)
  const choices = product.options.map(
    ({ values }) => values.find((value) => chosen.includes(value)) ?? values[0]!,
  )
  const { grams, sizeMm } = measuresOf(motif)
  const [length, width, height] = sizeMm
  return {
    product,
    choices,
    pieces,
    grams: grams * pieces,
    sizeMm: [length, width * Math.min(pieces, 2), height * Math.ceil(pieces / 2)],
  }
}
