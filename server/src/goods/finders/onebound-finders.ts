import { yuanText } from '@longhaul/domain/money/fen.ts'
import { ITEM_PAGES } from '@longhaul/domain/links/agents/market-words.ts'
import { pictureAddresses } from '../page/pictures.ts'
import { callApi } from '../data-apis/call-api.ts'
import { oneboundAnswer, oneboundKeys } from '../data-apis/onebound.ts'
import { type Json, countOf, firstYuan, listOf, objectOf, textOf, yuanOf } from '../data-apis/read-json.ts'
import { type GoodsFinder, type Listing, type ListingPage, type Wanted } from './finder.ts'
import { searchKeys } from './search-keys.ts'

/** What comes late serves the next call, and is paid for in any case. */
const TIME_LIMIT_MS = 20_000

type Market = 'taobao' | '1688'

/** Onebound's search of Taobao and Tmall by words. */
export const oneboundTaobaoFinder = finderOf('taobao', 'onebound_taobao', ['taobao', 'tmall'])
/** Onebound's search of 1688 by words. */
export const onebound1688Finder = finderOf('1688', 'onebound_1688', ['1688'])

/** `GET /<market>/item_search/`: in Chinese, prices in yuan. */
function finderOf(
  market: Market,
  source: 'onebound_taobao' | 'onebound_1688',
  platforms: readonly string[],
): GoodsFinder {
  return {
    source,
    isKnown: () => true,
    isOpen: (world) => searchKeys(oneboundKeys, world) !== undefined,
    platforms,
    // What it sends by default; a page may hold fewer.
    pageSize: 40,
    async find(asking, wanted) {
      const keys = searchKeys(oneboundKeys, asking.world)
      if (!keys) return { end: 'failed' }
      const query = new URLSearchParams({ key: keys.key, secret: keys.secret, ...queryOf(market, wanted) })
      return await callApi(
        asking,
        { id: 'onebound', timeLimitMs: TIME_LIMIT_MS, limits: keys },
        () => ({ url: `${keys.url}/${market}/item_search/?${query}` }),
        (json) => readFound(json, market, wanted),
      )
    },
  }
}

/** By price: `bid2` is the price of the goods at Taobao, where `bid` is the total; 1688 knows `bid` only. */
const SORTS = {
  taobao: { best: '', cheapest: 'bid2', dearest: '_bid2' },
  '1688': { best: '', cheapest: 'bid', dearest: '_bid' },
} as const

const queryOf = (
  market: Market,
  { words, chinese, page, pageSize, sort, minFen, maxFen }: Wanted,
): Record<string, string> => ({
  q: chinese ?? words,
  page: String(page),
  page_size: String(pageSize),
  sort: SORTS[market][sort],
  // Zero is no bound.
  start_price: minFen === undefined ? '0' : yuanText(minFen),
  end_price: maxFen === undefined ? '0' : yuanText(maxFen),
  lang: 'cn',
  cache: 'yes',
  result_type: 'json',
})

function readFound(json: unknown, market: Market, { chinese, page, pageSize }: Wanted): ListingPage {
  const found = objectOf(oneboundAnswer(json)?.['items'])
  const sent = listOf(found['item']).map(objectOf)
  const pages = countOf(found['pagecount'])
  return {
    items: sent.flatMap((item) => toListing(item, market)),
    more: pages === null ? sent.length >= pageSize : sent.length > 0 && page < pages,
    total: countOf(found['real_total_results']) ?? countOf(found['total_results']),
    searchedAs: chinese,
  }
}

function toListing(item: Json, market: Market): Listing[] {
  const itemId = textOf(item['num_iid'])
  const title = textOf(item['title'])
  if (!/^\d{6,20}$/.test(itemId) || title === '') return []
  // Tmall's goods are among Taobao's, and only their addresses say so.
  const isTmall =
    market === 'taobao' && /^(https?:)?\/\/detail\.tmall\./.test(textOf(item['detail_url'], 2_048))
  const platform = isTmall ? 'tmall' : market
  const url = ITEM_PAGES[platform](itemId)
  return [
    {
      platform,
      itemId,
      url,
      title,
      helperTitle: '',
      pictureUrl: pictureAddresses([textOf(item['pic_url'], 2_048)], url)[0] ?? null,
      priceFen: firstYuan(item['promotion_price'], item['price']),
      // The search does not say whether other options cost more.
      isFrom: true,
      // A freight of 0 may also mean that it is not known.
      freightFen: yuanOf(item['post_fee']),
      sellerName: textOf(item['seller_nick'], 100) || textOf(item['nick'], 100),
      minOrder: null,
      isSoldOut: false,
      isAd: false,
    },
  ]
}
