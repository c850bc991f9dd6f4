import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { DemoProduct } from './demo-product.ts'

/** One choice of every option of a demo product, with its price and stock. */
export type DemoVariant = { choices: readonly string[]; priceFen: Fen; stock: number }

/** Every combination of a product's options. The stock is invented, but the same on every call. */
export function demoVariants(product: DemoProduct): DemoVariant[] {
  const { options, priceFen, surcharges = {}, soldOut = [], odd } = product
  if (options.length === 0) return []
  const combinations = options.reduce<readonly (readonly string[])[]>(
    (found, { values }) => found.flatMap((choices) => values.map((value) => [...choices, value])),
    [[]],
  )
  return combinations.map((choices, index) => {
    const isOut = odd === 'sold_out' || soldOut.some((out) => out.every((value) => choices.includes(value)))
    return {
      choices,
      priceFen: priceFen + choices.reduce((sum, value) => sum + (surcharges[value] ?? 0), 0),
      stock: isOut ? 0 : ((Number(product.itemId.slice(-3)) || 7) * (index + 3)) % 89 || 12,
    }
  })
}
