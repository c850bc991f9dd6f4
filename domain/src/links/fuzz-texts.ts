import { LINK_TEXT_MAX } from './limits.ts'

/** Paths of product links, with ids that would be accepted on the real host. */
export const TARGETS = [
  '/item.htm?id=611223344556',
  '/offer/712345678955.html',
  '/item.html?itemID=7212345699',
  '/100012043978.html',
  '/goods.html?goods_id=972484695683',
  '/product/2/7212345699',
  '/product?id=7212345699&platform=WEIDIAN',
  '/en/page/buy?url=https%3A%2F%2Fweidian.com%2Fitem.html%3FitemID%3D7212345699',
  '/?url=https://weidian.com/item.html?itemID=7212345699',
  '/#/goods?url=https://weidian.com/item.html?itemID=7212345699',
  '/item-micro-7212345699.html',
  '//weidian.com/item.html?itemID=7212345699',
  '/@weidian.com/item.html?itemID=7212345699',
]

/** Hosts that serve product pages. */
export const REAL_HOSTS = [
  'item.taobao.com',
  'detail.tmall.com',
  'detail.1688.com',
  'weidian.com',
  'item.jd.com',
  'mobile.yangkeduo.com',
  'hoobuy.com',
  'cnfans.com',
  'www.superbuy.com',
]

/** Ways to make a host look like another. */
export const DISGUISES: readonly ((host: string) => string)[] = [
  (host) => `${host}.evil.example`,
  (host) => `${host}.co`,
  (host) => `${host}-shop.com`,
  (host) => host.replace('.', '-'),
  (host) => `evil${host}`.replace(/^evil[a-z]+\.(?=.*\.)/, 'evil'),
  (host) =>
    host
      .replace(/o(?=[^.]*\.com$)/, '0')
      .replace(/i(?=[^.]*\.com$)/, 'l')
      .replace('1688', 'l688')
      .replace('jd.', 'jd-'),
  (host) =>
    host.replace('a', 'а').replace('o', 'о').replace('e', 'е').replace('1688', '１688').replace('jd', 'јd'),
  (host) => `evil.example\\@${host}`,
  (host) => `user@${host}`,
  (host) => `user:pass@${host}`,
  (host) => `${host}@evil.example`,
  (host) => `${host}%2F@evil.example`,
  (host) => `${host}\\.evil.example`,
  (host) => `evil.example/${host}`,
  (host) => `evil.example?${host}`,
  (host) => `evil.example#${host}`,
  (host) => host.replace('.', '%2E'),
  (host) => host.replace('.', '..'),
  () => '127.0.0.1',
  () => '2130706433',
  () => '[::1]',
  () => 'localhost:3000',
]

/** Fragments of links and share texts, so that random texts resemble real ones. */
export const PIECES = [
  ...TARGETS,
  ...REAL_HOSTS,
  'https://',
  'http://',
  '//',
  '://',
  'javascript:',
  'taobao://',
  'constructor',
  '__proto__',
  'tbopen://m.taobao.com/tbopen/index.html?h5Url=',
  'https%3A%2F%2F',
  'https%253A%252F%252F',
  '%3F',
  '%ff',
  '%',
  '&amp;',
  '&url=',
  '?id=',
  '#/',
  '@',
  '\\',
  '](',
  ')',
  '[',
  '{',
  '【淘宝】',
  '￥AbCdEf12345￥',
  'm.tb.cn/h.3n52vLA',
  'xhttps://a.co',
  'https://a.co(',
  'https://a.co/x ',
  '复制',
  '，',
  '🔥',
  ' ',
  '\n',
  '\u200b',
  '\ud800',
]

/** A text and how it was generated, which determines whether it may yield an item. */
export type FuzzText = { text: string; kind: 'random' | 'mutated' | 'disguised' | 'repeated' }

/** Real texts of every kind, as the basis for mutations. */
const SPECIMENS = [
  'https://item.taobao.com/item.htm?spm=a21n57.1.hoverItem.2&id=611223344556&skuId=5011112222444#detail',
  'https://detail.1688.com/offer/712345678955.html?spm=a2615.7691456.co_1_0',
  'https://weidian.com/item.html?itemID=7212345699&wfr=wx&spider_token=4572',
  'tbopen://m.taobao.com/tbopen/index.html?module=h5&h5Url=https%3A%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D611223344556',
  '【淘宝】https://m.tb.cn/h.5WJArsq?tk=2LLYdxo5FOg CZ0001 「普中51单片机学习板」\n点击链接直接打开',
  '复制框内整段文字，打开「手淘」即可购买￥AbCdEf12345￥',
  'https://www.superbuy.com/en/page/buy/?from=search-input&url=https%3A%2F%2Fweidian.com%2Fitem.html%3FitemID%3D7212345699',
  'https://www.sugargoo.com/#/home/productDetail?productLink=https%253A%252F%252Fweidian.com%252Fitem.html%253FitemID%253D7212345699',
  'https://cnfans.com/product?id=7212345699&platform=WEIDIAN&ref=2042152',
  'https://hoobuy.com/product/2/7212345699?utm_source=share',
  '0927 https://qr.1688.com/s/AbCd12_-',
  'https://mobile.yangkeduo.com/goods.html?goods_id=972484695683&_wv=41729',
  'https://item.jd.com/100012043978.html?ad_od=share',
  'https://shop123.x.yupoo.com/albums/112233445?uid=1',
  'https://s.taobao.com/search?q=%E8%A1%AC%E8%A1%AB',
]

/**
 * An endless sequence of random and mutated texts, reproducible by seed: random combinations of fragments,
 * real texts that are cut, doubled, altered and encoded, links with hosts that only look real, and a single
 * fragment repeated to the full length.
 */
export function* fuzzTexts(seed: number): Generator<FuzzText, never> {
  const { below, pick, chance } = dice(seed)
  const junk = () =>
    String.fromCodePoint(pick([below(128), below(0x3000), 0x4e00 + below(0x5000), 0x1f300 + below(0x300)]))
  for (;;) {
    const roll = below(20)
    const kind = roll === 0 ? 'repeated' : roll < 6 ? 'disguised' : roll < 11 ? 'random' : 'mutated'
    if (kind === 'random') {
      const parts = Array.from({ length: below(40) }, () => (chance(4) ? junk() : pick(PIECES)))
      yield { text: parts.join(''), kind }
    } else if (kind === 'mutated') {
      yield { text: bend(pick(SPECIMENS)), kind }
    } else if (kind === 'disguised') {
      const host = pick(REAL_HOSTS)
      const disguised = pick(DISGUISES)(host)
      if (disguised === host) continue
      const glue = pick(['', '看看 ', '(', '【鞋】', 'W2C:', '7.9 ', '“'])
      const scheme = pick(['https://', 'http://', 'HTTPS://', '//', ''])
      yield { text: glue + scheme + disguised + pick(TARGETS), kind }
    } else {
      const piece = pick([...PIECES, junk(), junk() + junk()])
      yield { text: piece.repeat(Math.ceil(LINK_TEXT_MAX / piece.length)).slice(0, LINK_TEXT_MAX), kind }
    }
  }

  function bend(specimen: string): string {
    let text = specimen
    for (let times = 1 + below(4); times > 0; times--) {
      const from = below(text.length + 1)
      const to = Math.min(text.length, from + below(12))
      const part = text.slice(from, to)
      const change = below(7)
      const put = [
        '',
        part + part,
        [...part].toReversed().join(''),
        pick(PIECES),
        junk(),
        part.toUpperCase(),
        encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, '\uFFFD')),
      ][change]!
      text = text.slice(0, from) + put + text.slice(to)
    }
    return text.slice(0, LINK_TEXT_MAX)
  }
}

/** A reproducible random generator: Mulberry32 (Tommy Ettinger, public domain). */
function dice(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)]!,
    chance: (of: number) => below(of) === 0,
  }
}
