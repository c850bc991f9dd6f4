import type { Product } from '@longhaul/contract/goods/goods.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { inLatin, isUnknown } from '@longhaul/domain/goods/machine-words.ts'
import { toFen } from '@longhaul/domain/money/exchange.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import type { Db } from '../platform/database/db.ts'
import type { World } from '../platform/world.ts'
import { type MarketRate, latestRate } from '../site/public.ts'
import { helperOf } from './goods-names.ts'
import { findTranslations } from './translators/sql.ts'
import type { KnownProduct } from './providers/provider.ts'

/** A product in wire format: prices in fen, and the seller's own price too if that is in another currency. */
export async function toProduct(
  world: World,
  db: Db,
  product: KnownProduct,
  now: Date,
): Promise<Static<typeof Product>> {
  const { price } = product
  const currency = price?.currency ?? 'CNY'
  const rate = currency === 'CNY' ? undefined : await latestRate(db, currency)
  const unknown = product.options.flatMap(({ name, values }) => [name, ...values]).filter(isUnknown)
  const translated = await findTranslations(db, [...new Set(unknown)])
  const inFen = (minor: number | null) => (minor === null ? null : fenOf(minor, currency, rate))
  return {
    title: product.title,
    helper_title: helperOf(product.title, product.helperTitle),
    price_fen: inFen(price?.minor ?? null),
    freight_fen: product.freightFen,
    seller_name: product.sellerName,
    seller_id: product.sellerId,
    images: product.imageFileIds.map((id) => ({ file_id: id, url: imageUrl(world, id, now) ?? '' })),
    options: product.options.map(({ name, values }) => ({
      name,
      values: [...values],
      name_latin: inLatin(name, translated),
      values_latin: values.map((value) => inLatin(value, translated)),
    })),
    source: product.source,
    read_at: product.readAt.toISOString(),
    price_is_from: product.isFrom,
    seller_price:
      price && currency !== 'CNY'
        ? { ...price, rate: rate ? { nanos: rate.rateNanos, quoted_on: rate.quotedOn } : null }
        : null,
    variants: product.variants.map(({ choices, minor, stock, isAvailable, imageFileId }) => ({
      choices: [...choices],
      price_fen: inFen(minor),
      stock,
      is_available: isAvailable,
      image_file_id: imageFileId ?? null,
    })),
    min_order: product.minOrder,
    price_steps: product.priceSteps.flatMap(({ from, minor }) => {
      const fen = inFen(minor)
      return fen === null ? [] : [{ from, price_fen: fen }]
    }),
    availability: product.availability,
    more_images: product.morePictures,
  }
}

/**
 * Converts to fen; at least 1. Null if no exchange rate is known: then the shopper enters the price in yuan.
 */
function fenOf(minor: number, currency: string, rate: MarketRate | undefined): Fen | null {
  if (currency === 'CNY') return minor
  return rate ? Math.max(1, toFen(minor, currency, rate.rateNanos)) : null
}
