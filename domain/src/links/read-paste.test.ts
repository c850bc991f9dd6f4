import { expect, test } from 'vitest'
import { LIST_LINES_MAX, PASTED_LINKS_MAX } from './limits.ts'
import { readPaste } from './read-paste.ts'

const A = 'https://weidian.com/item.html?itemID=7212345699'
const B = 'https://detail.1688.com/offer/712345678955.html'
const C = 'https://item.taobao.com/item.htm?id=611223344556'

/** The chosen link, then each offered link with its words. */
const outcomeOf = (text: string, pick?: number) => {
  const { taken, links } = readPaste(text, pick)
  return { taken, offered: links.map(({ address, words }) => [address, words]) }
}

test('the chosen link is the same as that of parseLink, and the others are offered', () => {
  expect(outcomeOf(`${A}\n${B}\n${C}`)).toEqual({
    taken: 0,
    offered: [
      [A, ''],
      [B, ''],
      [C, ''],
    ],
  })
  const several = readPaste(`https://shop.example.com/p/1 ${A} https://m.tb.cn/h.3n52vLA`)
  expect(several.taken).toBe(1)
  expect(several.result).toMatchObject({ ok: true, link: { itemId: '7212345699' } })
  expect(several.links.map(({ address }) => address)).toEqual([
    'https://shop.example.com/p/1',
    A,
    'https://m.tb.cn/h.3n52vLA',
  ])
})

test('another link can be picked; a non-existent one cannot', () => {
  expect(readPaste(`${A} ${B}`, 1).result).toMatchObject({ ok: true, link: { platform: '1688' } })
  expect(readPaste(`${A} ${B}`, 7)).toEqual(readPaste(`${A} ${B}`))
  expect(readPaste(`${A} ${B}`, -1)).toEqual(readPaste(`${A} ${B}`))
})

test('a product is offered once, however often its link occurs', () => {
  expect(outcomeOf(`[${A}](${A}&p=1) and ${A}`).offered).toEqual([[A, '']])
  const half = 'https://item.taobao.com/item.htm?id=6112…'
  expect(outcomeOf(`${half} ${C}`).offered).toEqual([[C, '']])
  // Nothing is missing from the first: it is another page.
  const pages = ['https://shop.example.com/p/1', 'https://shop.example.com/p/12']
  expect(readPaste(pages.join(' ')).links.map(({ address }) => address)).toEqual(pages)
})

test('an incomplete link is offered, so that the shopper is informed', () => {
  const { links, taken } = readPaste(`${A} https://item.taobao.com/item.htm?id=8112…`)
  expect(taken).toBe(0)
  expect(links[1]).toMatchObject({
    address: 'https://item.taobao.com/item.htm?id=8112…',
    result: { ok: false, reason: 'cut_link' },
  })
})

test('an incomplete link alone is the result of the text', () => {
  expect(readPaste('https://item.taobao.com/item.htm?id=8112…')).toMatchObject({
    taken: 0,
    result: { reason: 'cut_link' },
  })
  const two = 'https://item.taobao.com/item.htm?id=8112… https://item.taobao.com/item.htm?id=9223…'
  expect(readPaste(two).taken).toBe(0)
  expect(readPaste(two, 1).taken).toBe(1)
})

test('links that lead to nothing buyable are not offered: shops, searches, shops abroad, pictures, scripts', () => {
  const rest =
    'https://weidian.com/?userid=1625671188 https://www.amazon.com/dp/B01 https://a.example/x.jpg javascript:alert(1)'
  expect(outcomeOf(`${A} ${rest}`).offered).toEqual([[A, '']])
  expect(readPaste(rest)).toMatchObject({ taken: null, result: { reason: 'shop_or_search' }, links: [] })
})

test.each([
  [`黑色 L ${A}`, '黑色 L'],
  [`${A} 黑色 L`, '黑色 L'],
  [`${A}黑色，L 码`, '黑色，L 码'],
  [`${A}\n黑色 L\n两件`, '黑色 L，两件'],
  [`W2C: ${A} - black, size 42`, 'black, size 42'],
  [`1. ${A} red`, 'red'],
  [`想买这个：${A}。要 2 件！`, '想买这个，要 2 件'],
  [`**${A}** _navy_`, 'navy'],
  [`${A} 🔥🔥`, ''],
  [
    `【淘宝】假一赔四 https://m.tb.cn/h.5WJArsq?tk=2LLYdxo5FOg CZ0001 「衬衫」\n点击链接直接打开 或者 淘宝搜索直接打开`,
    '',
  ],
  [`【淘宝】https://m.tb.cn/h.5WJArsq?tk=2LLYdxo5FOg CZ0001 「衬衫」\n点击链接直接打开\n黑色 L`, '黑色 L'],
  [
    `白色 42 码 【京东】https://3.cn/35RO-7uG?jkl=@AbCdEf12345@ CA1565 「跑鞋」\n点击链接直接打开 或者复制文案打开京东`,
    '白色 42 码',
  ],
  [
    `9.28 reo:/ r@r.Rx 01/26 【抖音商城】https://v.douyin.com/AbCdE/ 跑鞋 长按复制此条消息，打开抖音搜索，查看商品详情！`,
    '',
  ],
  [`【衬衫】${A} 复制这段描述后打开微店APP`, ''],
  [
    '【衬衫】https://m.tb.cn/h.3n52vLA 点击链接，再选择浏览器咑閞；或復·制这段描述￥AbCdEf12345￥后到👉淘♂寳♀👈',
    '',
  ],
  [`【衬衫【加厚】】${A} 复制这段描述后打开微店APP`, ''],
  ['59【淘宝】退货包运费 https://e.tb.cn/h.5WJArsq?tk=2LLYdxo5FOg CZ0001 「衬衫」\n点击链接直接打开', ''],
  [`黑色 42\n59 【淘宝】https://e.tb.cn/h.5WJArsq?tk=2LLYdxo5FOg CZ0001 「衬衫」`, '黑色 42'],
  [`黑色\n42\n【淘宝】https://e.tb.cn/h.5WJArsq?tk=2LLYdxo5FOg CZ0001 「衬衫」`, '黑色，42'],
  ['红色 https：//weidian.com/item.html？itemID=1000000001', '红色'],
  ['https:／／weidian.com/item.html?itemID=1000000001 红色', '红色'],
])('%j is beside its link: %j', (text, words) => {
  expect(readPaste(text).words).toBe(words)
})

test.each([
  [
    '【淘宝】假一赔四 https://m.tb.cn/h.5WJArsq?tk=2LLYdxo5FOg CZ0001 「普中 51 单片机」\n点击链接直接打开',
    '普中 51 单片机',
  ],
  [
    '【闲鱼】https://m.tb.cn/h.5WJArsq?tk=2LLYdxo5FOg HU591 「我在闲鱼发布了【二手相机 95 新】」\n点击链接直接打开',
    '二手相机 95 新',
  ],
  ['【京东】https://3.cn/35RO-7uG?jkl=@AbCdEf12345@ CA1565 「跑鞋」', '跑鞋'],
  [`【衬衫】${A} 复制这段描述后打开微店APP`, '衬衫'],
  [
    '【衬衫】https://m.tb.cn/h.3n52vLA 点击链接，再选择浏览器咑閞；或復·制这段描述￥AbCdEf12345￥后到👉淘♂寳♀👈',
    '衬衫',
  ],
  [
    '9.28 reo:/ r@r.Rx 01/26 【抖音商城】https://v.douyin.com/AbCdE/ 轻便跑鞋 长按复制此条消息，打开抖音搜索',
    '轻便跑鞋',
  ],
  ['复制打开「手淘」￥AbCdEf12345￥「衬衫」', '衬衫'],
  [
    '【淘宝】https://m.tb.cn/h.gYyL6Zr?tk=OMGPWHL3kgi HU9196 「【优信电子】圆形喇叭【现货】」\n 点击链接直接打开',
    '【优信电子】圆形喇叭【现货】',
  ],
  [
    '【闲鱼】https://m.tb.cn/h.5WJArsq?tk=2LLYdxo5FOg HU591 「我在闲鱼发布了【【95 新】二手相机】」',
    '【95 新】二手相机',
  ],
  [`【衬衫【加厚】】${A} 复制这段描述后打开微店APP`, '衬衫【加厚】'],
  ['【抖音商城】https://v.douyin.com/AbCdE/ 【新款】轻便跑鞋 长按复制此条消息', '【新款】轻便跑鞋'],
  [`black ${A}`, ''],
  ['hello', ''],
])('%j names itself: %j', (text, title) => {
  expect(readPaste(text).title).toBe(title)
})

test('words belong to the link next to them', () => {
  expect(outcomeOf(`${A} 黑色 L ${B} 白色 M`).offered).toEqual([
    [A, '黑色 L'],
    [B, '白色 M'],
  ])
  expect(outcomeOf(`黑鞋 ${A} 白鞋 ${B}`).offered).toEqual([
    [A, '黑鞋'],
    [B, '白鞋'],
  ])
  expect(outcomeOf(`1. 黑鞋 ${A}\n2. 白鞋 ${B}\n42 码`).offered).toEqual([
    [A, '黑鞋'],
    [B, '白鞋'],
  ])
  expect(readPaste(`${A} 黑色 L ${B} 白色 M`, 1).words).toBe('白色 M')
})

test('links, words, titles and the text itself are limited', () => {
  const many = Array.from({ length: PASTED_LINKS_MAX }, (_, at) => `https://a.example/${at}`)
  expect(readPaste(many.join(' '))).toMatchObject({ links: { length: PASTED_LINKS_MAX }, isCut: false })
  const more = readPaste([...many, A].join('\n'))
  expect(more).toMatchObject({ links: { length: PASTED_LINKS_MAX }, isCut: true })
  const lines = (count: number) => readPaste(`${A} a\n${'b\n'.repeat(count - 2)}${B}`)
  expect(lines(LIST_LINES_MAX)).toMatchObject({ links: { length: 2 }, isCut: false })
  expect(lines(LIST_LINES_MAX + 1)).toMatchObject({ links: { length: 1 }, isCut: true })
  const long = readPaste(`${A} ${'w'.repeat(2_000)} 「${'t'.repeat(300)}」`)
  expect([long.words.length, long.title.length]).toEqual([500, 200])
})
