import { expect, test } from 'vitest'
import { parseLink } from './parse-link.ts'
import { readPaste } from './read-paste.ts'
import { appNamedIn, miniProgramIn, shareCodeIn } from './share-text.ts'

test.each([
  '￥AbCdEf12345￥',
  '复制这条信息，¥8S7JY1cryHh¥，到【手机淘宝】即可查看',
  '🎵KwaybL9lo8y🔑',
  '✔️0v0nbLdondC✔️',
  '《AbCdEf12345》',
  '(oFn2bqKbHxv)',
  '描述€qqqTTTwwweR€后',
])('%s holds a share code of Taobao', (text) => {
  expect(shareCodeIn(text.replace(/\ufe0f/g, ''))).toBe('taobao')
  expect(parseLink(text)).toEqual({ ok: false, reason: 'no_link', platform: 'taobao' })
})

test.each([
  '总价 ￥199.00￥',
  '￥short￥',
  '￥AbCdEf123456￥',
  '$12345678901$',
  '$information$',
  '《information》',
  'some (information) about',
  'CZ0001',
  '7045678901234',
  'hello world',
])('%s holds none', (text) => {
  expect(parseLink(text)).toEqual({ ok: false, reason: 'no_link' })
})

test('a link in the text wins over the code', () => {
  expect(parseLink('【鞋】https://m.tb.cn/h.3n52vLA 点击链接￥AbCdEf12345￥')).toMatchObject({
    reason: 'needs_redirect',
    url: 'https://m.tb.cn/h.3n52vLA',
  })
})

test('Tmall’s spoken code is recognised', () => {
  expect(shareCodeIn('(未安装App点这里：http://example.com/s )🔑喵口令🔑')).toBe('tmall')
})

test('the app named before a short link is recognised', () => {
  expect(appNamedIn('【闲鱼】', '')).toBe('xianyu')
  expect(appNamedIn('【天猫】', '')).toBe('tmall')
  expect(appNamedIn('【淘宝】', '【闲鱼】')).toBeUndefined()
  expect(appNamedIn('', ' 「我在闲鱼发布了【鞋】」')).toBe('xianyu')
})

test('the app named for one link of a list says nothing about the others', () => {
  const texts = [
    '【淘宝】https://m.tb.cn/h.1aaaa 「衣」',
    '【闲鱼】https://m.tb.cn/h.2aaaa 「鞋」',
    '【天猫】https://m.tb.cn/h.3aaaa 「帽」',
  ]
  for (const between of ['\n', ' ']) {
    const { links } = readPaste(texts.join(between))
    expect(links.map(({ result }) => !result.ok && result.platform)).toEqual(['taobao', 'xianyu', 'tmall'])
  }
})

test('mini programs are recognised, but cannot be opened', () => {
  expect(miniProgramIn('#小程序://拼多多/AbCdEf')).toBe('pinduoduo')
  expect(miniProgramIn('#小程序://别的/AbCdEf')).toBeUndefined()
  expect(parseLink('#小程序://京东购物/AbCdEf')).toEqual({
    ok: false,
    reason: 'unsupported_scheme',
    platform: 'jd',
  })
})
