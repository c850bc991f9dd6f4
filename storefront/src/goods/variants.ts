import type { Reply } from '@longhaul/contract/routes.ts'
import { type Choices, chosenVariant, pagePrice } from '@longhaul/domain/orders/page-price.ts'
import { plainMoney } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'

const say = goodsText.product

export type Product = NonNullable<Reply<'GET /products'>['product']>

/**
 * Why a value of an option is unavailable with the current choices, as a short word; null if it is available,
 * or if that is unknown.
 */
export function whyNotValue(
  { options, variants }: Product,
  choices: Choices,
  option: string,
  value: string,
): string | null {
  if (variants.length === 0) return null
  const wanted = options.map(({ name }) => (name === option ? value : choices[name]))
  const fitting = variants.filter((variant) =>
    variant.choices.every((choice, index) => !wanted[index] || wanted[index] === choice),
  )
  if (fitting.length === 0) return say.notTogether
  return fitting.every((variant) => variant.is_available === false) ? say.soldOut : null
}

/** The page's price of one piece for these choices and this quantity. Null if the page does not say. */
export const pagePriceOf = (product: Product, choices: Choices, quantity: number): number | null =>
  pagePrice(
    {
      variantFen: chosenVariant(product, choices)?.price_fen ?? null,
      productFen: product.price_fen,
      steps: product.price_steps.map((step) => ({ from: step.from, fen: step.price_fen })),
    },
    quantity,
  )

/** Whether a typed price is one that the page named, so that another choice may replace it. */
export const isPagePrice = (
  { price_fen: fen, variants, price_steps: steps }: Product,
  typed: string,
): boolean =>
  typed === '' ||
  [fen, ...[...variants, ...steps].map((entry) => entry.price_fen)].some(
    (entry) => entry !== null && plainMoney(entry) === typed,
  )

/**
 * The picture file for a value of an option: the one that all variants with this value share, if such
 * pictures differ between the option's values. Null if the picture depends on another option or on none.
 */
export function pictureOfChoice({ options, variants }: Product, index: number, value: string): string | null {
  const pictures = (options[index]?.values ?? []).map((entry) => pictureShared(variants, index, entry))
  return new Set(pictures.filter(Boolean)).size > 1 ? pictureShared(variants, index, value) : null
}

/** The picture file for the choices: that of the first option whose value has one. */
export const pictureOfChoices = (product: Product, choices: Choices): string | null =>
  product.options
    .map(({ name }, index) => {
      const value = choices[name]
      return value ? pictureOfChoice(product, index, value) : null
    })
    .find((id) => id !== null) ?? null

function pictureShared(variants: Product['variants'], index: number, value: string): string | null {
  const files = new Set(
    variants
      .filter(({ choices }) => choices[index] === value)
      .map(({ image_file_id: fileId }) => fileId ?? null),
  )
  const [only = null] = files
  return files.size === 1 ? only : null
}
