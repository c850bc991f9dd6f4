import type { Reply } from '@longhaul/contract/routes.ts'
import { plainMoney } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'

const say = goodsText.product

export type Product = NonNullable<Reply<'GET /products'>['product']>
export type Choices = Readonly<Record<string, string>>

/** The variant that these choices name, where each option is chosen and the page lists them together. */
export const chosenVariant = (
  { options, variants }: Product,
  choices: Choices,
): Product['variants'][number] | undefined =>
  variants.find((variant) => options.every(({ name }, index) => choices[name] === variant.choices[index]))

/** Why a value of an option cannot be had beside what is chosen already, as a short word; null where it can, or where that is not known. */
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

/**
 * What one piece costs on the page for these choices and so many of them: the variant's price where it is another than the product's, otherwise the
 * price of the quantity. Null where the page does not say.
 */
export function pagePriceOf(product: Product, choices: Choices, quantity: number): number | null {
  const variantFen = chosenVariant(product, choices)?.price_fen ?? null
  if (variantFen !== null && variantFen !== product.price_fen) return variantFen
  const step = product.price_steps.findLast(({ from }) => from <= quantity) ?? product.price_steps[0]
  return step?.price_fen ?? variantFen ?? product.price_fen
}

/** Whether a typed price is one that the page named, so that another choice may put its own in its place. */
export const isPagePrice = (
  { price_fen: fen, variants, price_steps: steps }: Product,
  typed: string,
): boolean =>
  typed === '' ||
  [fen, ...[...variants, ...steps].map((entry) => entry.price_fen)].some(
    (entry) => entry !== null && plainMoney(entry) === typed,
  )

/**
 * The file that shows a value of an option: what all variants with it share, where that tells its values apart. Null where another option decides
 * what is seen, or nothing does.
 */
export function pictureOfChoice({ options, variants }: Product, index: number, value: string): string | null {
  const pictures = (options[index]?.values ?? []).map((entry) => pictureShared(variants, index, entry))
  return new Set(pictures.filter(Boolean)).size > 1 ? pictureShared(variants, index, value) : null
}

function pictureShared(variants: Product['variants'], index: number, value: string): string | null {
  const files = new Set(
    variants
      .filter(({ choices }) => choices[index] === value)
      .map(({ image_file_id: fileId }) => fileId ?? null),
  )
  const [only = null] = files
  return files.size === 1 ? only : null
}
