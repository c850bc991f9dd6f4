import { type KeysOf, apiKeys } from '../../platform/api-keys.ts'
import { needed } from '../../platform/settings.ts'
import { pictureAddresses } from '../page/pictures.ts'
import { type DataApi, ApiError, limitSettings } from './data-api.ts'
import { countOf, firstYuan, freightOf, listOf, objectOf, textOf } from './read-json.ts'
import { sign1688 } from './sign.ts'
import { statedIn1688 } from './stated-size.ts'
import { tidyMinOrder } from '../page/price-steps.ts'
import { stepsOf } from './steps-of.ts'
import { priceOfSkus, variantsOfSkus } from './variants-of-skus.ts'

const CALL = '1/com.alibaba.fenxiao.crossborder/product.search.queryProductDetail'

const open1688Keys = apiKeys({
  company: '1688',
  opens: 'the 1688 Open Platform (cross-border product details)',
  settings: {
    appKey: needed('ALIBABA_1688_APP_KEY'),
    secret: needed('ALIBABA_1688_APP_SECRET'),
    accessToken: needed('ALIBABA_1688_ACCESS_TOKEN'),
    ...limitSettings('ALIBABA_1688', 'https://gw.open.1688.com/openapi'),
  },
})

/**
 * 1688 Open Platform, cross-border product details: options and stock under the attributes' own names, and
 * prices by quantity.
 */
export const open1688: DataApi<KeysOf<typeof open1688Keys>> = {
  id: '1688_open',
  timeLimitMs: 4_000,
  keys: open1688Keys,
  knows: (platform) => platform === '1688',
  request(keys, { itemId }, now) {
    const path = `param2/${CALL}/${keys.appKey}`
    const parameters = {
      access_token: keys.accessToken,
      offerDetailParam: JSON.stringify({ offerId: itemId, country: 'en' }),
      _aop_timestamp: String(now.getTime()),
    }
    const signature = sign1688(path, parameters, keys.secret)
    return {
      url: `${keys.url}/${path}`,
      form: new URLSearchParams({ ...parameters, _aop_signature: signature }),
    }
  },
  read(json, { canonicalUrl }) {
    const answer = objectOf(json)
    const inner = objectOf(answer['result'])
    const code = textOf(answer['error_code']) || textOf(inner['code'])
    if (textOf(answer['error_code']) !== '' || inner['success'] === false || inner['success'] === 'false') {
      const message = textOf(answer['error_message']) || textOf(inner['message'])
      if (/not.?(exist|found)|不存在|已下架/i.test(message)) return undefined
      throw new ApiError(`${code} ${message}`)
    }
    const item = objectOf(inner['result'])
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
      sellerName: textOf(objectOf(item['sellerDataInfo'])['companyName'], 100),
      sellerId: textOf(item['sellerOpenId'], 60),
      options,
      variants,
      availability: stock === null ? null : stock > 0 ? 'in_stock' : 'sold_out',
      freightFen: freightOf(objectOf(item['productShippingInfo'])['freight']),
      stated: statedIn1688(item['productShippingInfo']),
    }
  },
}
