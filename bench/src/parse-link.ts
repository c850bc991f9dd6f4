/**
 * Microseconds for one `parseLink`, by kind of text: the median of nine rounds. Run with `npx tsx
 * bench/src/parse-link.ts`. The product promises less than 20 for a typical link (docs/rules/goods.md). The
 * hostile texts have the maximum length.
 */
import { LINK_TEXT_MAX } from '@longhaul/domain/links/limits.ts'
import { parseLink } from '@longhaul/domain/links/parse-link.ts'

const TYPICAL: Readonly<Record<string, string>> = {
  'canonical, Taobao':
    'https://item.taobao.com/item.htm?spm=a21n57.1.hoverItem.2&id=611223344556&skuId=5011112222444',
  'canonical, 1688': 'https://detail.1688.com/offer/712345678955.html?spm=a2615.7691456.co_1_0',
  'canonical, Weidian': 'https://weidian.com/item.html?itemID=7212345699&wfr=wx&spider_token=4572',
  'app link':
    'tbopen://m.taobao.com/tbopen/index.html?module=h5&h5Url=https%3A%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D611223344556',
  'share text, link':
    '【淘宝】https://m.tb.cn/h.5WJArsq?tk=2LLYdxo5FOg CZ0001 「普中51单片机学习板开发板」\n点击链接直接打开 或者 淘宝搜索直接打开',
  'share text, code': '复制框内整段文字，打开「手淘」即可「领取优惠券」并购买￥AbCdEf12345￥',
  'agent, inner link':
    'https://www.superbuy.com/en/page/buy/?from=search-input&_search=url&url=https%3A%2F%2Fweidian.com%2Fitem.html%3FitemID%3D7212345699&partnercode=abc',
  'agent, encoded twice':
    'https://www.sugargoo.com/#/home/productDetail?productLink=https%253A%252F%252Fweidian.com%252Fitem.html%253FitemID%253D7212345699&memberId=1',
  'agent, word and id': 'https://cnfans.com/product?id=7212345699&platform=WEIDIAN&ref=2042152',
  'agent, number in path': 'https://hoobuy.com/product/2/7212345699?utm_source=share',
  'page of another shop': 'https://shop.example.com/p/1?utm_source=mail&size=M',
  'no link': 'where can I buy a black hoodie like this one?',
}

const HOSTILE: Readonly<Record<string, string>> = {
  'one letter': filled('a'),
  dots: filled('a.'),
  schemes: filled('http://'),
  'glued links': filled('xhttps://a.co'),
  brackets: filled('https://a.co('),
  parameters: filled('&id=1', 'https://weidian.com/item.html?'),
  'broken escapes': filled('%ff&', 'https://weidian.com/item.html?'),
  'escapes of escapes': filled('%25', 'https://superbuy.com/en/page/buy?url=https%3A%2F%2F'),
  wrappings: filled('?url=https://superbuy.com/buy', 'https://superbuy.com/buy'),
  'many pages of shops': filled('https://b.example/x '),
}

for (let round = 0; round < 2_000; round++) for (const text of Object.values(TYPICAL)) parseLink(text)

print('typical', TYPICAL)
print(`hostile, ${LINK_TEXT_MAX} characters`, HOSTILE)

function filled(piece: string, start = ''): string {
  return (start + piece.repeat(LINK_TEXT_MAX)).slice(0, LINK_TEXT_MAX)
}

function print(title: string, texts: Readonly<Record<string, string>>): void {
  console.log(`\n${title}`)
  for (const [name, text] of Object.entries(texts)) {
    const rounds = Array.from({ length: 9 }, () => microseconds(text)).toSorted(
      (entry, other) => entry - other,
    )
    console.log(`${(rounds[4] ?? 0).toFixed(1).padStart(10)} µs  ${name}`)
  }
}

/** The mean over about ten milliseconds. */
function microseconds(text: string): number {
  const begun = performance.now()
  let calls = 0
  while (performance.now() - begun < 10) for (let call = 0; call < 10; call++, calls++) parseLink(text)
  return ((performance.now() - begun) * 1_000) / calls
}
