import { type KeysOf, apiKeys } from '../../platform/api-keys.ts'
import { needed } from '../../platform/settings.ts'
import { pictureAddresses } from '../page/pictures.ts'
import { type DataApi, ApiError, limitSettings, searchCalls } from './data-api.ts'
import { countOf, firstYuan, freightOf, listOf, objectOf, textOf } from './read-json.ts'
import { tidyMinOrder } from '../page/price-steps.ts'
import { stepsOf } from './steps-of.ts'
import { priceOfSkus, variantsOfSkus } from './variants-of-skus.ts'

export const tmapiKeys = apiKeys({
  company: 'TMAPI',
  opens: 'TMAPI as a source of product data (Taobao, Tmall, 1688)',
  settings: {
    token: needed('TMAPI_TOKEN'),
    searchCalls: searchCalls('TMAPI', '1688'),
    ...limitSettings('TMAPI', 'https://api.tmapi.top'),
  },
})

/**
 * TMAPI: one format for Taobao and 1688. The token goes in the query; code 417 means that there is no such
 * item.
 */
export const tmapi: DataApi<KeysOf<typeof tmapiKeys>> = {
  id: 'tmapi',
  timeLimitMs: 5_000,
  keys: tmapiKeys,
  knows: (platform) => platform === 'taobao' || platform === 'tmall' || platform === '1688',
  request(keys, { platform, itemId }) {
    const market = platform === '1688' ? '1688' : 'taobao'
    const query = new URLSearchParams({ apiToken: keys.token, item_id: itemId })
    return { url: `${keys.url}/${market}/item_detail?${query}` }
  },
  read(json, { canonicalUrl }) {
    const answer = objectOf(json)
    const code = textOf(answer['code'])
    if (code === '417') return undefined
    if (code !== '200') throw new ApiError(`${code} ${textOf(answer['msg'])}`)
    const item = objectOf(answer['data'])
    const title = textOf(item['title'])
    if (title === '') return undefined
    const named = listOf(item['sku_props'])
      .map(objectOf)
      .map((option) => ({
        id: textOf(option['pid']),
        name: textOf(option['prop_name'], 60),
        values: listOf(option['values'])
          .map(objectOf)
          .map((value) => ({ id: textOf(value['vid']), name: textOf(value['name'], 120) })),
      }))
    const { options, variants } = variantsOfSkus(
      listOf(item['skus'])
        .map(objectOf)
        .map((sku) => ({
          pairs: pairsOf(sku, named),
          minor: firstYuan(sku['sale_price'], sku['origin_price']),
          stock: countOf(sku['stock']),
        })),
      named.map(({ name, values }) => ({ name, values: values.map((value) => value.name) })),
    )
    const prices = objectOf(item['price_info'])
    const bySku = priceOfSkus(variants)
    const minor = bySku.minor ?? firstYuan(prices['discount_price'], prices['price'], prices['price_min'])
    const shop = objectOf(item['shop_info'])
    const tiers = objectOf(item['tiered_price_info'])
    return {
      title,
      helperTitle: '',
      category: '',
      minOrder: tidyMinOrder(countOf(tiers['begin_num'])),
      priceSteps: stepsOf(listOf(tiers['prices']).map(objectOf), 'beginAmount'),
      price: minor === null ? null : { minor, currency: 'CNY' },
      isFrom:
        bySku.isFrom ||
        (bySku.minor === null && firstYuan(prices['price_max']) !== firstYuan(prices['price_min'])),
      pictures: pictureAddresses(
        listOf(item['main_imgs']).map((entry) => textOf(entry, 2_048)),
        canonicalUrl,
      ),
      sellerName: textOf(shop['shop_name'], 100) || textOf(shop['seller_login_id'], 100),
      sellerId: textOf(shop['seller_user_id'], 60) || textOf(shop['seller_member_id'], 60),
      options,
      variants,
      availability:
        item['is_sold_out'] === true ? 'sold_out' : item['is_sold_out'] === false ? 'in_stock' : null,
      freightFen: freightOf(objectOf(item['delivery_info'])['delivery_fee']),
    }
  },
}

type Named = { id: string; name: string; values: { id: string; name: string }[] }

/**
 * Reads `0:3;1:2` by the ids of the options; if an id is not listed, reads `Color:Red;Size:L` by their names.
 */
function pairsOf(sku: ReturnType<typeof objectOf>, named: readonly Named[]): (readonly [string, string])[] {
  const words = textOf(sku['props_names'], 1_000).split(';')
  return textOf(sku['props_ids'], 1_000)
    .split(';')
    .map((pair, index) => {
      const [pid, vid] = pair.split(':')
      const option = named.find(({ id }) => id === pid)
      const value = option?.values.find(({ id }) => id === vid)
      const [name = '', ...rest] = (words[index] ?? '').split(':')
      return [option?.name ?? name.trim(), value?.name ?? rest.join(':').trim()] as const
    })
}
