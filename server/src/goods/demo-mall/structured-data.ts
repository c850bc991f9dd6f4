import { yuanText } from '@longhaul/domain/money/fen.ts'
import { type DemoProduct, lookOf } from './demo-product.ts'
import { demoVariants } from './demo-variants.ts'

/**
 * The JSON-LD of a product's page, as a careful shop writes it: with variants, stock, freight and prices by
 * quantity.
 */
export function structuredData(product: DemoProduct, url: string, pictures: readonly string[]) {
  const variants = demoVariants(product)
  const own = {
    '@context': 'https://schema.org',
    name: product.title,
    alternateName: product.helperTitle,
    category: product.category,
    url,
    image: pictures,
    brand: { '@type': 'Brand', name: product.sellerName },
    offers: offerOf(product, { priceFen: product.priceFen, stock: product.odd === 'sold_out' ? 0 : 50 }),
  }
  if (variants.length === 0) return { ...own, '@type': 'Product', sku: product.itemId }
  const { offers, ...group } = own
  return {
    ...group,
    '@type': 'ProductGroup',
    productGroupID: product.itemId,
    variesBy: product.options.map(({ name }) => name),
    // Prices by quantity belong to the whole group; any other price to its variant.
    ...(product.priceSteps ? { offers } : {}),
    hasVariant: variants.map((variant, index) => ({
      '@type': 'Product',
      sku: `${product.itemId}-${index + 1}`,
      ...(Object.keys(product.looks).length > 1
        ? { image: pictures[lookOf(product, variant.choices).index] }
        : {}),
      additionalProperty: product.options.map(({ name }, at) => ({
        '@type': 'PropertyValue',
        name,
        value: variant.choices[at],
      })),
      offers: offerOf(product, variant),
    })),
  }
}

/** One offer: price, availability, shipping to our warehouse, and prices by quantity. */
function offerOf(
  { odd, freightFen, sellerName, minOrder, priceSteps }: DemoProduct,
  { priceFen, stock }: { priceFen: number; stock: number },
) {
  const foreign = typeof odd === 'object' ? odd : undefined
  const currency = foreign?.currency ?? 'CNY'
  return {
    '@type': 'Offer',
    priceCurrency: currency,
    price: foreign ? String(foreign.minor) : yuanText(priceFen),
    availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    inventoryLevel: { '@type': 'QuantitativeValue', value: stock },
    seller: { '@type': 'Organization', name: sellerName },
    ...(minOrder ? { eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minOrder } } : {}),
    ...(priceSteps
      ? {
          priceSpecification: priceSteps.map(([from, fen]) => ({
            '@type': 'UnitPriceSpecification',
            price: yuanText(fen),
            priceCurrency: 'CNY',
            eligibleQuantity: { '@type': 'QuantitativeValue', minValue: from },
          })),
        }
      : {}),
    ...(foreign
      ? {}
      : {
          shippingDetails: {
            '@type': 'OfferShippingDetails',
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CN' },
            shippingRate: { '@type': 'MonetaryAmount', currency: 'CNY', value: yuanText(freightFen) },
          },
        }),
  }
}
