import { expect, test } from 'vitest'
import { findLinks } from './find-links.ts'

const linksIn = (text: string): string[] => findLinks(text).map(({ link }) => link)

const ITEM = 'https://weidian.com/item.html?itemID=7212345699'

test.each([
  ['alone', ITEM],
  ['in words', `W2C hoodie: ${ITEM}, also in black`],
  ['at the end of a sentence', `看看这个 ${ITEM}.`],
  ['after Chinese', `我想买这个：${ITEM}，请帮忙报价`],
  ['before Chinese', `${ITEM}谢谢`],
  ['in full-width brackets', `【鞋】（${ITEM}）`],
  ['before an emoji', `${ITEM}🔥🔥`],
  ['on the next line', `【淘宝】\n${ITEM}\n点击链接直接打开`],
  ['in Markdown', `**[hoodie](${ITEM})**`],
  ['in Markdown, twice', `[${ITEM}](${ITEM})`],
  ['half of Markdown', `${ITEM}](${ITEM})`],
  ['in angle brackets', `<${ITEM}>`],
  ['in HTML', `<a href="${ITEM}">x</a>`],
  ['behind a spoiler', `||${ITEM}||`],
  ['as a quote', `“${ITEM}”`],
  ['in a table', `|${ITEM}|`],
  ['glued to a label', `W2C:${ITEM}`],
  ['glued to a number', `0927${ITEM}`],
  ['glued to another', `${ITEM},https://example.com/1`],
  ['glued to another without a sign', `${ITEM}https://example.com/1`],
  ['encoded as a whole', encodeURIComponent(ITEM)],
  ['encoded twice', encodeURIComponent(encodeURIComponent(ITEM))],
  ['without scheme', ITEM.slice('https://'.length)],
  ['without scheme, in Chinese', `链接:${ITEM.slice('https://'.length)}。`],
  ['without scheme, labelled', `W2C:${ITEM.slice('https://'.length)}`],
  ['with slashes only', ITEM.slice('https:'.length)],
  ['with a full-width colon', ITEM.replace(':', '：')],
])('%s', (_, text) => {
  expect(linksIn(text)[0]).toBe(ITEM)
})

test.each([
  [
    'brackets of its own',
    'see https://shop.example.com/a_(b)?x[]=1&y={2} now',
    ['https://shop.example.com/a_(b)?x[]=1&y={2}'],
  ],
  ['a link inside', 'https://a.example/?u=https://b.example/', ['https://a.example/?u=https://b.example/']],
  [
    'a link inside, no scheme',
    'superbuy.com/en/page/buy?url=https://b.example/',
    ['https://superbuy.com/en/page/buy?url=https://b.example/'],
  ],
  ['an unknown host before a link', 'see evil.example/?u=https://b.example/', []],
  ['letters of other alphabets', 'https://shop.example/größe/обувь x', ['https://shop.example/größe/обувь']],
  ['two links', 'http://a.example/1 und https://b.example/2', ['http://a.example/1', 'https://b.example/2']],
  ['an app link', '打开taobao://item.taobao.com/item.htm?id=1', ['taobao://item.taobao.com/item.htm?id=1']],
  ['no host', 'https:// and http://', []],
  ['words with dots', 'e.g. 1.5kg, v1.2 of foo.bar/x', []],
  ['a host without scheme, alone', ' shop.example/x ', ['https://shop.example/x']],
  ['a host without scheme, www', 'see www.shop.example/x', ['https://www.shop.example/x']],
  ['a mail address', 'me@weidian.com', []],
  ['a user name', 'me@weidian.com/item.html?itemID=7212345699', []],
  ['a part of something', 'evil\\https://b.example/', []],
  ['nothing', '', []],
])('%s', (_, text, links) => {
  expect(linksIn(text)).toEqual(links)
})

test.each([
  `javascript:alert(1)//${ITEM}`,
  `vbscript:msgbox("${ITEM}")`,
  `JavaScript:x="${ITEM}"`,
  `data:text/html,<a/href="${ITEM}">`,
  `view-source:${ITEM}`,
  `git+${ITEM}`,
])('%s holds no link for the web', (text) => {
  expect(linksIn(text).filter((link) => link.startsWith('http'))).toEqual([])
})

// Short links that shoppers paste have top-level domains of two letters.
test.each(['m.tb.cn/h.AbC12', 'k.youshop10.com/AbC12'])(
  'a host without scheme in words, as in %s',
  (link) => {
    expect(linksIn(`看 ${link} 谢谢`)).toEqual([`https://${link}`])
  },
)
