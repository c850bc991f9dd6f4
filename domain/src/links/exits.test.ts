import { expect, test } from 'vitest'
import { outcomeOf } from './link-cases.ts'
import { parseLink } from './parse-link.ts'

const ITEM = encodeURIComponent('https://weidian.com/item.html?itemID=7212345699')
const SHOP = encodeURIComponent('https://shop.example.com/p/1')

const EXITS = [
  'https://www.youtube.com/redirect?event=video_description&redir_token=QUFF&q=',
  'https://l.facebook.com/l.php?h=AT0&u=',
  'https://lm.facebook.com/l.php?u=',
  'https://l.instagram.com/?u=',
  'https://c.pc.qq.com/middlem.html?pfurl=',
  'https://c.pc.qq.com/ios.html?level=14&url=',
  'https://docs.qq.com/scenario/link.html?url=',
  'https://link.zhihu.com/?target=',
  'https://link.csdn.net/?target=',
  'https://weibo.cn/sinaurl?u=',
  'https://www.douban.com/link2/?url=',
  'https://steamcommunity.com/linkfilter/?u=',
  'https://vk.com/away.php?to=',
  'https://out.reddit.com/t3_abc?url=',
  'https://www.google.com/url?q=',
  'https://www.google.co.uk/url?sa=t&url=',
  'https://duckduckgo.com/l/?uddg=',
]

test.each(EXITS)('%s is an exit page: only the link inside counts', (exit) => {
  expect(outcomeOf(exit + ITEM)).toBe('weidian 7212345699')
  expect(parseLink(`${exit}${SHOP}&v=1`)).toEqual({
    ok: false,
    reason: 'not_a_product',
    url: 'https://shop.example.com/p/1',
  })
})

test('an exit page with an unreadable target is not a page to buy from', () => {
  expect(parseLink('https://l.facebook.com/l.php?u=AbC')).toEqual({ ok: false, reason: 'not_a_product' })
})

test.each(['https://l.facebook.com.evil.example/l.php?u=', 'https://evilyoutube.com/redirect?q='])(
  '%s is not an exit page',
  (look) => expect(outcomeOf(look + ITEM)).toBe('not_a_product'),
)
