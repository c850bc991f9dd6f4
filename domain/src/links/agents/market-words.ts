import type { Reading } from '../marketplaces/marketplace.ts'
import type { CodedMarket, LinkSite } from './link-site.ts'

/** Where the item with a number is, by marketplace. The marketplace itself judges the number. */
export const ITEM_PAGES = {
  taobao: (id: string) => `https://item.taobao.com/item.htm?id=${id}`,
  tmall: (id: string) => `https://detail.tmall.com/item.htm?id=${id}`,
  '1688': (id: string) => `https://detail.1688.com/offer/${id}.html`,
  weidian: (id: string) => `https://weidian.com/item.html?itemID=${id}`,
  xianyu: (id: string) => `https://www.goofish.com/item?id=${id}`,
  jd: (id: string) => `https://item.jd.com/${id}.html`,
  pinduoduo: (id: string) => `https://mobile.yangkeduo.com/goods.html?goods_id=${id}`,
  douyin: (id: string) => `https://haohuo.jinritemai.com/product/${id}`,
  dewu: (id: string) => `https://m.dewu.com/router/product/ProductDetail?spuId=${id}`,
  kuaishou: (id: string) => `https://app.kwaixiaodian.com/merchant/shop/detail?id=${id}`,
} as const
export type NamedMarket = CodedMarket | keyof typeof ITEM_PAGES

/** The words by which agents name marketplaces. */
const NAMES: readonly (readonly [NamedMarket, string])[] = [
  ['taobao', 'taobao tb'],
  ['tmall', 'tmall tm'],
  ['1688', '1688 ali_1688 ali1688 al ali alibaba'],
  ['weidian', 'weidian wd micro'],
  ['xianyu', 'xianyu xy goofish idlefish'],
  ['jd', 'jd jingdong'],
  ['pinduoduo', 'pinduoduo pdd yangkeduo'],
  ['douyin', 'douyin dy'],
  ['dewu', 'dewu poizon'],
  ['kuaishou', 'kuaishou ks'],
]

const WORDS: ReadonlyMap<string, NamedMarket> = new Map(
  NAMES.flatMap(([market, words]) => words.split(' ').map((word) => [word, market] as const)),
)

/** The marketplace that a word (in any case) names. */
export const marketNamed = (text: string | undefined): NamedMarket | undefined =>
  text === undefined ? undefined : WORDS.get(text.toLowerCase())

/** The marketplace that a site means by a word or, where it uses numbers, by a number. */
export const marketOf = (site: LinkSite, text: string | undefined): NamedMarket | undefined =>
  marketNamed(text) ?? (text !== undefined && Object.hasOwn(site.codes, text) ? site.codes[text] : undefined)

/**
 * The item of a marketplace by its bare id. An agent that says Taobao may mean an item that Tmall sells: the
 * id is the same, and Taobao's address leads there.
 */
export const itemAt = (market: NamedMarket | undefined, id: string | undefined): Reading | undefined =>
  market !== undefined && id !== undefined && /^\d{5,24}$/.test(id)
    ? { kind: 'wrapped', inner: [ITEM_PAGES[market](id)] }
    : undefined
