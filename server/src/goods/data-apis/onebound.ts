import { type KeysOf, apiKeys } from '../../platform/api-keys.ts'
import { needed } from '../../platform/settings.ts'
import { pictureAddresses } from '../page/pictures.ts'
import { type DataApi, ApiError, limitSettings, searchCalls } from './data-api.ts'
import { type Json, countOf, firstYuan, freightOf, listOf, objectOf, textOf } from './read-json.ts'
import { tidyMinOrder } from '../page/price-steps.ts'
import { rangeSteps } from './steps-of.ts'
import { priceOfSkus, variantsOfSkus } from './variants-of-skus.ts'

/** Our platforms by Onebound's names. */
const MARKETS: Readonly<Record<string, string>> = {
  taobao: 'taobao',
  tmall: 'taobao',
  '1688': '1688',
  weidian: 'micro',
  jd: 'jd',
  pinduoduo: 'pinduoduo',
  suning: 'suning',
  vip: 'vip',
}

export const oneboundKeys = apiKeys({
  company: 'Onebound',
  opens: 'Onebound (Taobao, Tmall, 1688, Weidian, JD, Pinduoduo, Suning, VIP)',
  settings: {
    key: needed('ONEBOUND_KEY'),
    secret: needed('ONEBOUND_SECRET'),
    searchCalls: searchCalls('ONEBOUND', 'Taobao with Tmall, and in 1688'),
    ...limitSettings('ONEBOUND', 'https://api-gw.onebound.cn'),
  },
})

/**
 * Onebound: one format, modelled on Taobao's, for eight marketplaces. Key and secret go in the query; error
 * code 2000 means that there is no such item.
 */
export const onebound: DataApi<KeysOf<typeof oneboundKeys>> = {
  id: 'onebound',
  timeLimitMs: 5_000,
  keys: oneboundKeys,
  knows: (platform) => MARKETS[platform] !== undefined,
  request(keys, { platform, itemId }) {
    const query = new URLSearchParams({
      key: keys.key,
      secret: keys.secret,
      num_iid: itemId,
      lang: 'zh-CN',
      cache: 'yes',
      result_type: 'json',
    })
    return { url: `${keys.url}/${MARKETS[platform] ?? platform}/item_get/?${query}` }
  },
  read(json, { canonicalUrl }) {
    const item = objectOf(oneboundAnswer(json)?.['item'])
    const title = textOf(item['title'])
    if (title === '') return undefined
    const { options, variants } = variantsOfSkus(
      listOf(objectOf(item['skus'])['sku'])
        .map(objectOf)
        .map((sku) => ({
          pairs: pairsOf(textOf(sku['properties_name'], 1_000)),
          minor: firstYuan(sku['price'], sku['orginal_price']),
          stock: countOf(sku['quantity']),
        })),
    )
    const bySku = priceOfSkus(variants)
    const minor = bySku.minor ?? firstYuan(item['price'], item['orginal_price'])
    const stock = countOf(item['num'])
    const pictures = [item['pic_url'], ...listOf(item['item_imgs']).map((entry) => objectOf(entry)['url'])]
    const seller = objectOf(item['seller_info'])
    return {
      title,
      helperTitle: '',
      category: '',
      minOrder: tidyMinOrder(countOf(item['min_num'])),
      priceSteps: rangeSteps(listOf(item['priceRange'])),
      price: minor === null ? null : { minor, currency: 'CNY' },
      isFrom: bySku.isFrom,
      pictures: pictureAddresses(
        pictures.map((picture) => textOf(picture, 2_048)),
        canonicalUrl,
      ),
      sellerName: textOf(seller['shop_name'], 100) || textOf(item['nick'], 100),
      sellerId: textOf(item['seller_id'], 60) || textOf(item['shop_id'], 60),
      options,
      variants,
      availability: stock === null ? null : stock > 0 ? 'in_stock' : 'sold_out',
      freightFen: freightOf(item['express_fee']) ?? freightOf(item['post_fee']),
    }
  },
}

/** An answer; undefined if it says that there is no such thing. Throws `ApiError` if it is an error. */
export function oneboundAnswer(json: unknown): Json | undefined {
  const answer = objectOf(json)
  const code = textOf(answer['error_code'])
  if (code === '2000') return undefined
  if (code !== '' && code !== '0000')
    throw new ApiError(`${code} ${textOf(answer['reason']) || textOf(answer['error'])}`)
  return answer
}

/**
 * `0:0:Colour:Red;1:2:Size:L`: two ids, the option's name, then the value's name, which may contain a colon.
 */
const pairsOf = (text: string): (readonly [string, string])[] =>
  text
    .split(';')
    .map((pair) => pair.split(':'))
    .filter((parts) => parts.length >= 4)
    .map(([, , name = '', ...value]) => [name.trim(), value.join(':').trim()] as const)
