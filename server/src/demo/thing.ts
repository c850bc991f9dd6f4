import { DEMO_PRODUCTS, type DemoProduct } from '../goods/public.ts'
import type { Shown } from './inspection-photo.ts'

/** A thing the story is about: how many pieces in which options, with what the scale and the tape measure will say of all of them. */
export type Thing = Shown & { grams: number; sizeMm: [number, number, number] }

const sizes: Readonly<Record<string, { grams: number; sizeMm: [number, number, number] }>> = {
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
}

/** One of the demo mall's products, by what its picture shows, in the first of its options unless `chosen` names others, and so many of it. */
export function thing(motif: DemoProduct['motif'], pieces = 1, chosen: readonly string[] = []): Thing {
  const product = DEMO_PRODUCTS.find((known) => known.motif === motif)
  if (!product) throw new Error(`the demo mall has no ${motif}`)
  const choices = product.options.map(
    ({ values }) => values.find((value) => chosen.includes(value)) ?? values[0]!,
  )
  const { grams, sizeMm } = sizes[motif]!
  const [length, width, height] = sizeMm
  return {
    product,
    choices,
    pieces,
    grams: grams * pieces,
    sizeMm: [length, width * Math.min(pieces, 2), height * Math.ceil(pieces / 2)],
  }
}
