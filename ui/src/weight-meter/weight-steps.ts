/**
 * A tariff by weight: one price for the first grams, another for each further step, full or begun
 * (docs/rules/shipping-prices.md).
 */
export type WeightTariff = { firstGrams: number; firstFen: number; stepGrams: number; stepFen: number }

/**
 * One block of the meter: its fee and where it ends. A `merged` block stands for the first several, all full.
 */
export type WeightBlock = { endGrams: number; feeFen: number; merged: boolean }

export type WeightSteps = {
  /** The weight paid for; 0 if there is no weight. */
  billedGrams: number
  feeFen: number
  /** How much may be added before the fee rises. */
  roomGrams: number
  /** The blocks to draw; the last one is not paid for yet. */
  blocks: WeightBlock[]
}

/** The maximum number of blocks drawn: more would be indistinguishable on a phone. */
const BLOCKS_MAX = 6

/** The cost of a weight under a tariff, and the blocks that show it. */
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

/** A weight's position along the drawn blocks, 0 to 1; all blocks are equally wide. */
export function placeOf(grams: number, blocks: readonly WeightBlock[]): number {
  let start = 0
  for (const [index, block] of blocks.entries()) {
    if (grams <= block.endGrams) return (index + (grams - start) / (block.endGrams - start)) / blocks.length
    start = block.endGrams
  }
  return 1
}
