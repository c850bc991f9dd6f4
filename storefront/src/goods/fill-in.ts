import { namesOf } from '@longhaul/domain/entries.ts'
import { choicesIn, chosenVariant } from '@longhaul/domain/orders/page-price.ts'
import { plainMoney } from '@longhaul/text/format.ts'
import type { GoodsValues } from './goods-values.ts'
import type { LookUp } from './look-up.ts'
import { proposedFor } from './proposal.ts'
import { type Product, pagePriceOf, pictureOfChoices } from './variants.ts'

/**
 * The values of the form with what the look-up knows in the fields that are still empty and, if `proposes`,
 * with what the pasted text proposes. `startUrl`: the link before the shopper typed another one.
 */
export function fillIn(
  values: GoodsValues,
  lookUp: LookUp,
  { startUrl, proposes }: { startUrl: string; proposes: boolean },
): GoodsValues {
  const url = lookUp.link?.canonical_url ?? lookUp.manual_url
  const linked = url && (lookUp.link || values.url === startUrl) ? { ...values, url } : values
  const filled = lookUp.product ? withProduct(linked, lookUp.product) : linked
  return proposes ? { ...filled, ...proposedFor(filled, lookUp) } : filled
}

/** With the values from a product's page, for the choices made so far, in the fields that are still empty. */
function withProduct(values: GoodsValues, product: Product): GoodsValues {
  const filled = { ...values }
  const named = values.ownOptions ? choicesIn(values.optionsText, product.options) : null
  if (named) Object.assign(filled, { choices: named, ownOptions: false })
  if (product.min_order !== null && values.quantity === 1) filled.quantity = product.min_order
  const { choices, quantity } = filled
  const isChosen = chosenVariant(product, choices) !== undefined
  const priceFen = isChosen ? pagePriceOf(product, choices, quantity) : product.price_fen
  const known = {
    title: product.title,
    seller: product.seller_name,
    price: priceFen === null ? '' : plainMoney(priceFen),
    freight: product.freight_fen === null ? '' : plainMoney(product.freight_fen),
    imageFileId: pictureOfChoices(product, choices) ?? product.images[0]?.file_id ?? '',
  }
  for (const name of namesOf(known)) filled[name] ||= known[name]
  return filled
}
