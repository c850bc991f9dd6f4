import { yuanText } from '@longhaul/domain/money/fen.ts'
import { ITEM_PAGES } from '@longhaul/domain/links/agents/market-words.ts'
import { tidyMinOrder } from '../page/price-steps.ts'
import { pictureAddresses } from '../page/pictures.ts'
import { ApiError } from '../data-apis/data-api.ts'
import { callApi } from '../data-apis/call-api.ts'
import { type Json, countOf, firstYuan, listOf, objectOf, textOf } from '../data-apis/read-json.ts'
import { tmapiKeys } from '../data-apis/tmapi.ts'
import { type GoodsFinder, type Listing, type ListingPage, type Wanted } from './finder.ts'
import { searchKeys } from './search-keys.ts'

/** It asks callers for patience; what comes late serves the next call, and is paid for in any case. */
const TIME_LIMIT_MS = 20_000

/** TMAPI's search of 1688 by words, `GET /1688/search/items`: in Chinese, prices in yuan. */
export const tmapiFinder: GoodsFinder = {
  source: 'tmapi',
  isKnown: () => true,
  isOpen: (world) => searchKeys(tmapiKeys, world) !== undefined,
  platforms: ['1688'],
  // The most that its documentation allows.
  pageSize: 20,
  async find(asking, wanted) {
    const keys = searchKeys(tmapiKeys, asking.world)
    if (!keys) return { end: 'failed' }
    return await callApi(
      asking,
      { id: 'tmapi', timeLimitMs: TIME_LIMIT_MS, limits: keys },
      () => ({ url: `${keys.url}/1688/search/items?${queryOf(keys.token, wanted)}` }),
      (json) => readFound(json, wanted),
    )
  },
}

const SORTS = { best: 'default', cheapest: 'price_up', dearest: 'price_down' } as const

const queryOf = (
  token: string,
  { words, chinese, page, pageSize, sort, minFen, maxFen }: Wanted,
): URLSearchParams =>
  new URLSearchParams({
    apiToken: token,
    keyword: chinese ?? words,
    page: String(page),
    page_size: String(pageSize),
    sort: SORTS[sort],
    ...(minFen === undefined ? {} : { price_start: yuanText(minFen) }),
    ...(maxFen === undefined ? {} : { price_end: yuanText(maxFen) }),
  })

function readFound(json: unknown, { chinese }: Wanted): ListingPage {
  const answer = objectOf(json)
  const code = textOf(answer['code'])
  // To a search, 417 means that it failed, not that there is nothing.
  if (code !== '200') throw new ApiError(`${code} ${textOf(answer['msg']) || textOf(answer['message'])}`)
  const found = objectOf(answer['data'])
  return {
    items: listOf(found['items']).map(objectOf).flatMap(toListing),
    more: found['has_next_page'] === true,
    total: countOf(found['total_count']),
    searchedAs: chinese,
  }
}

function toListing(item: Json): Listing[] {
  const itemId = textOf(item['item_id'])
  const title = textOf(item['title'])
  if (!/^\d{6,20}$/.test(itemId) || title === '') return []
  const url = ITEM_PAGES['1688'](itemId)
  const shop = objectOf(item['shop_info'])
  return [
    {
      platform: '1688',
      itemId,
      url,
      title,
      helperTitle: '',
      pictureUrl: pictureAddresses([textOf(item['img'], 2_048)], url)[0] ?? null,
      priceFen: firstYuan(objectOf(item['price_info'])['sale_price'], item['price']),
      // The search does not say whether other options cost more.
      isFrom: true,
      freightFen: null,
      sellerName: textOf(shop['company_name'], 100) || textOf(shop['login_id'], 100),
      minOrder: tidyMinOrder(countOf(item['moq'])),
      isSoldOut: false,
      isAd: item['is_ad'] === true,
    },
  ]
}
