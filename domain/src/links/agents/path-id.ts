import type { Reading } from '../marketplaces/marketplace.ts'
import type { Place } from '../split-link.ts'
import { itemAt, marketNamed, marketOf } from './market-words.ts'
import type { LinkSite } from './link-site.ts'

/**
 * Families 3 to 5 (docs/rules/goods.md): the item is in the path. A marketplace's word and the id, as
 * `/weidian/ID`, `/weidian/itemID=ID`, `/item-micro-ID.html`, `/WD123` or `/taobaoID=ID`, after any folders;
 * a site's number for the marketplace, as `/product/2/ID`; or the bare id, as `/item-ID.html`, which means
 * Taobao.
 */
export function pathId(site: LinkSite, { page }: Place): Reading | undefined {
  if (isElsewhere(page)) return undefined
  const [, code, codedId] = CODED.exec(page) ?? []
  if (code !== undefined) return itemAt(marketOf(site, code), codedId)
  for (const [, word, id] of page.matchAll(WORD_AND_ID)) {
    const market = marketNamed(word)
    if (market !== undefined) return itemAt(market, id)
  }
  return itemAt('taobao', BARE.exec(page)?.[1])
}

/** Whether a page is one of shops, people or accounts, whose numbers are not those of goods. */
export const isElsewhere = (page: string): boolean => NOT_GOODS.test(page) && !GOODS.test(page)

const NOT_GOODS =
  /\/(?:shops?|\w*shop-?details?|shopproducts|stores?|sellers?|search|productlist|brands?|categor\w+|users?|members?|albums?|register|login|sign-?(?:in|up)|invite|cart|orders?|help|review\w*)(?:\/|$)/
const GOODS = /\/(?:goods|products?|item)[a-z-]*$/

const CODED = /\/(?:products?|item|goods|agent|detail)\/(\d{1,3})\/(\d{5,24})(?:\.html?)?$/
const WORD_AND_ID =
  /(?<![a-z0-9])([a-z]{2,10}(?:_?1688)?|1688)(?:[/_-]|id=|\/(?:item|goods|product)?_?id=)?(\d{5,24})(?![a-z0-9])/g
const BARE = /^\/item-(\d+)(?:\.html)?$/
