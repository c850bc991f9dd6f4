import { pictureAddresses } from '../page/pictures.ts'
import { type Keys1688, READER_1688, open1688Keys, request1688, result1688 } from './ask-1688.ts'
import type { DataApi } from './data-api.ts'
import { type Json, countOf, firstYuan, listOf, objectOf, textOf } from './read-json.ts'
import { statedIn1688 } from './stated-size.ts'
import { tidyMinOrder } from '../page/price-steps.ts'
import { stepsOf } from './steps-of.ts'
import { priceOfSkus, variantsOfSkus } from './variants-of-skus.ts'

/**
 * 1688 Open Platform, cross-border product details: options and stock under the attributes' own names, and
 * prices by quantity.
 */
export const open1688: DataApi<Keys1688> = {
  id: '1688_open',
  timeLimitMs: 4_000,
  keys: open1688Keys,
  knows: (platform) => platform === '1688',
  request: (keys, { itemId }, asking) =>
    request1688(
      keys,
      'product.search.queryProductDetail',
      { offerDetailParam: { offerId: itemId, country: READER_1688 } },
      asking,
    ),
  read(json, { canonicalUrl }) {
    const item = result1688(json)
    if (!item) return undefined
    const title = textOf(item['subject'])
    if (title === '') return undefined
    const { options, variants } = variantsOfSkus(
      listOf(item['productSkuInfos'])
        .map(objectOf)
        .map((sku) => ({
          pairs: listOf(sku['skuAttributes'])
            .map(objectOf)
            .map((pair) => [textOf(pair['attributeName'], 60), textOf(pair['value'], 120)] as const),
          minor: firstYuan(
            sku['promotionPrice'],
            sku['price'],
            sku['consignPrice'],
            objectOf(sku['fenxiaoPriceInfo'])['onePiecePrice'],
          ),
          stock: countOf(sku['amountOnSale']),
        })),
    )
    const sale = objectOf(item['productSaleInfo'])
    const ranges = listOf(sale['priceRangeList']).map(objectOf)
    const bySku = priceOfSkus(variants)
    // Without variants the price depends on the quantity: a single piece has the price of the smallest
    // quantity.
    const minor = bySku.minor ?? firstYuan(...ranges.map((range) => range['price']))
    const stock = countOf(sale['amountOnSale'])
    return {
      title,
      helperTitle: textOf(item['subjectTrans']),
      category: '',
      minOrder: tidyMinOrder(countOf(item['minOrderQuantity'])),
      priceSteps: stepsOf(ranges, 'startQuantity'),
      price: minor === null ? null : { minor, currency: 'CNY' },
      isFrom: bySku.isFrom,
      pictures: pictureAddresses(
        listOf(objectOf(item['productImage'])['images']).map((entry) => textOf(entry, 2_048)),
        canonicalUrl,
      ),
      sellerName: textOf(item['companyName'], 100),
      sellerId: textOf(item['sellerOpenId'], 60),
      options,
      variants,
      availability: stock === null ? null : stock > 0 ? 'in_stock' : 'sold_out',
      // Only another call tells (product.freight.estimate).
      freightFen: null,
      stated: statedIn1688(item['productShippingInfo']),
      translations: translationsIn(listOf(item['productSkuInfos']).map(objectOf)),
    }
  },
}

/** 1688's own translations of options and their values, which cost nothing. */
const translationsIn = (skus: readonly Json[]): (readonly [original: string, translation: string])[] =>
  skus
    .flatMap((sku) => listOf(sku['skuAttributes']).map(objectOf))
    .flatMap((pair) => [
      [textOf(pair['attributeName'], 60), textOf(pair['attributeNameTrans'])] as const,
      [textOf(pair['value'], 120), textOf(pair['valueTrans'])] as const,
    ])
