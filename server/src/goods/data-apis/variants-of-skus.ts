import { OPTIONS_MAX, type Option, VARIANTS_MAX, type Variant } from '../page/variants.ts'

/** A variant as the data APIs describe it: pairs of option and value, in the order of the options. */
export type Sku = {
  pairs: readonly (readonly [name: string, value: string])[]
  minor: number | null
  stock: number | null
}

/**
 * Options and variants of a list of SKUs. `named` are the options that the answer lists separately, possibly
 * with values that no SKU on sale has; they come first, in the given order.
 */
export function variantsOfSkus(
  skus: readonly Sku[],
  named: readonly Option[] = [],
): { options: Option[]; variants: Variant[] } {
  const values = new Map(named.map((option) => [option.name, new Set(option.values)]))
  for (const { pairs } of skus)
    for (const [name, value] of pairs) values.set(name, (values.get(name) ?? new Set()).add(value))
  const options = [...values]
    .filter(([name, of]) => name !== '' && of.size > 0)
    .slice(0, OPTIONS_MAX)
    .map(([name, of]) => ({ name, values: [...of].filter((value) => value !== '').slice(0, 100) }))
  const variants = skus.slice(0, VARIANTS_MAX).map(({ pairs, minor, stock }) => ({
    choices: options.map(({ name }) => pairs.find(([own]) => own === name)?.[1] ?? ''),
    minor,
    stock,
    isAvailable: stock === null ? null : stock > 0,
  }))
  return {
    options,
    variants: variants.filter(
      ({ choices }) => choices.length > 0 && choices.every((choice) => choice !== ''),
    ),
  }
}

/**
 * The lowest price of the variants that can be bought (of all, if none can), and whether others cost more.
 */
export function priceOfSkus(variants: readonly Variant[]): { minor: number | null; isFrom: boolean } {
  const buyable = variants.filter(({ isAvailable }) => isAvailable !== false)
  const prices = (buyable.length > 0 ? buyable : variants).flatMap(({ minor }) =>
    minor === null ? [] : [minor],
  )
  const minor = prices.length > 0 ? Math.min(...prices) : null
  return { minor, isFrom: prices.some((price) => price !== minor) }
}
