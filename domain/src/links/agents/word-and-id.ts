import type { Reading } from '../marketplaces/marketplace.ts'
import { decoded, paramOf, type Param, type Params } from '../params.ts'
import type { Place } from '../split-link.ts'
import { itemAt, marketNamed, marketOf, type NamedMarket } from './market-words.ts'
import { isElsewhere } from './path-id.ts'
import type { LinkSite } from './link-site.ts'

/**
 * Family 2 (docs/rules/goods.md): the marketplace and the bare id in the query. The marketplace is a
 * parameter's value, by word or by the site's own number, or the name of the parameter that holds the id
 * (`weidian=ID`). An id may also end the path.
 */
export function wordAndId(site: LinkSite, { page, params }: Place): Reading | undefined {
  if (isElsewhere(page)) return undefined
  const named = params.filter(({ name, raw }) => marketNamed(name) !== undefined && NUMBER.test(raw))
  if (named.length === 1 && named[0]) return itemAt(marketNamed(named[0].name), named[0].raw)

  const markets = new Set(
    params.map((param) => marketIn(site, param)).filter((market) => market !== undefined),
  )
  const [market] = markets
  return markets.size === 1 ? itemAt(market, idIn(page, params)) : undefined
}

function marketIn(site: LinkSite, { name, raw }: Param): NamedMarket | undefined {
  if (MARKET_PARAMS.has(name)) return marketOf(site, decoded(raw))
  return NO_MARKET.test(name) ? undefined : marketNamed(raw)
}

/**
 * The number of the item: that of the parameters made for it, else the only number that is no one else's,
 * else the end of the path.
 */
function idIn(page: string, params: Params): string | undefined {
  if (params.some(({ name, raw }) => ID_PARAMS.has(name) && raw !== '')) return paramOf(params, ...ID_PARAMS)
  const others = new Set(
    params
      .filter(({ name, raw }) => ITEM_NUMBER.test(raw) && !OTHERS_NUMBER.test(name))
      .map(({ raw }) => raw),
  )
  if (others.size > 0) return others.size === 1 ? [...others][0] : undefined
  return /\/(\d{8,24})(?:\.html?)?$/.exec(page)?.[1]
}

const NUMBER = /^\d{5,24}$/
const ITEM_NUMBER = /^\d{8,19}$/

const ID_PARAMS = new Set(
  'id goodsid goods_id itemid item_id productid product_id spuno spuid spu offerid tid numiid num_iid iid'.split(
    ' ',
  ),
)
const MARKET_PARAMS = new Set(
  'shop_type shoptype platform source channel channelid type malltype mall_type market marketplace tp site'.split(
    ' ',
  ),
)
/** Parameters whose short values only look like words for a marketplace: countries and languages. */
const NO_MARKET = /lang|locale|country|region|currency|^(?:c|cc|l|lc)$/
/** Numbers of people, shops, variants and moments. */
const OTHERS_NUMBER =
  /user|uid|member|invit|partner|ref|aff|code|shop|seller|store|share|time|stamp|sku|price|track|spm|utm|^(?:t|ts|u|v|_.*)$/
