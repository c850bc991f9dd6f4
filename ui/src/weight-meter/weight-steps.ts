/** A tariff by weight: the first grams at one price, each further step, begun or full, at another (docs/rules/shipping-prices.md). */
export type WeightTariff = { firstGrams: number; firstFen: number; stepGrams: number; stepFen: number }

/** One block of the meter: what it costs, where it ends. `merged` stands for several that are long full. */
export type WeightBlock = { endGrams: number; feeFen: number; merged: boolean }

export type WeightSteps = {
  /** What is paid for; 0 when there is no weight. */
  billedGrams: number
  feeFen: number
  /** What may be added before the fee rises. */
  roomGrams: number
  /** The blocks to draw, the last one not paid for yet. */
  blocks: WeightBlock[]
}

/** How many blocks are drawn at most: more could not be told apart on a phone. */
const BLOCKS_MAX = 6

/** What a weight costs by the steps of a tariff, and the blocks that show it. */
export function weightSteps(grams: number, tariff: WeightTariff): WeightSteps {
  const { firstGrams, firstFen, stepGrams, stepFen } = tariff
  const further = Math.ceil(Math.max(0, grams - firstGrams) / stepGrams)
  const paid = grams > 0 ? further + 1 : 0
  const endOf = (index: number) => firstGrams + index * stepGrams
  const billedGrams = paid > 0 ? endOf(further) : 0

  const count = paid + 1
  const hidden = Math.max(0, count - BLOCKS_MAX)
  const blocks = Array.from({ length: count - hidden }, (_, place) => {
    const index = place === 0 ? hidden : place + hidden
    const isFirst = place === 0
    return {
      endGrams: endOf(index),
      feeFen: isFirst ? firstFen + index * stepFen : stepFen,
      merged: isFirst && hidden > 0,
    }
  })
  return {
    billedGrams,
    feeFen: paid > 0 ? firstFen + further * stepFen : 0,
    roomGrams: billedGrams - Math.max(0, grams),
    blocks,
  }
}

/** How far along the drawn blocks a weight lies, 0 to 1; all blocks are equally wide. */
export function placeOf(grams: number, blocks: readonly WeightBlock[]): number {
  let start = 0
  for (const [index, block] of blocks.entries()) {
    if (grams <= block.endGrams) return (index + (grams - start) / (block.endGrams - start)) / blocks.length
    start = block.endGrams
  }
  return 1
}
