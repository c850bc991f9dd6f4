import { expect, it } from 'vitest'
import { to } from '../links.ts'
import { shortened } from './shortened.ts'

const LINK = 'https://item.taobao.com/item.htm?id=812600000101'
const carried = (text: string) =>
  new URL(to.goods(shortened(text)), 'https://shop.test').searchParams.get('url')

it('carries a pasted text as it is, emoji and all', () => {
  expect(carried(`🔥【淘宝】${LINK} 「卫衣」`)).toBe(`🔥【淘宝】${LINK} 「卫衣」`)
})

it('shortens a text that is too long for an address to start at its link', () => {
  const address = to.goods(shortened(`${'看'.repeat(3_000)} ${LINK} ${'🔥'.repeat(900)}`))
  expect(address.length).toBeLessThan(6_100)
  expect(carried(`${'看'.repeat(3_000)} ${LINK} ${'🔥'.repeat(900)}`)).toMatch(`${LINK} 🔥`)
})

it('drops half of a surrogate pair, which no URL can carry', () => {
  expect(carried(`\ud83d${LINK}`)).toBe(LINK)
})
