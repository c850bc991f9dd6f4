import type { Reading } from '../marketplaces/marketplace.ts'
import { paramOf } from '../params.ts'
import type { Place } from '../split-link.ts'
import type { Agent } from './agents.ts'
import { itemAt, marketOf } from './market-words.ts'

/** Family 2 (docs/rules/goods.md): a word or number for the marketplace and the bare id, both in the query. */
export function wordAndId(agent: Agent, { page, params }: Place): Reading | undefined {
  if (!PAGE.test(page)) return undefined
  const id =
    paramOf(params, ...ID_PARAMS) ?? (page.endsWith('/detail') ? paramOf(params, 'keyword') : undefined)
  if (id === undefined) return undefined
  const markets = params
    .filter(({ name }) => MARKET_PARAMS.has(name))
    .map(({ raw }) => marketOf(agent, raw))
    .filter((market) => market !== undefined)
  return new Set(markets).size === 1 ? itemAt(markets[0], id) : undefined
}

/** The product pages of these sites, after any folders (`/fr/product`, `/pages/goods/details`), and the front page. */
const PAGE = /(^|\/(products?|goods|details?|(product|goods)-details?|goodsdetail|detail-page|index\.html))$/

const ID_PARAMS = ['id', 'goodsid', 'itemid', 'product_id', 'productid', 'spuno', 'offerid', 'tid']

const MARKET_PARAMS = new Set([
  'shop_type',
  'shoptype',
  'platform',
  'source',
  'channel',
  'channelid',
  'type',
  'malltype',
  'tp',
])
