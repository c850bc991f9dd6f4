import { beforeEach, expect, it, vi } from 'vitest'
import { addressOfPasted, pastedList, withLineBreaks } from './pasted-text.ts'

const LINK = 'https://item.taobao.com/item.htm?id=812600000101'
const LIST = Array.from({ length: 300 }, (_, at) => `外套 ${at}\n${LINK}${at}`).join('\n\n')
const carried = (text: string) => new URL(addressOfPasted(text), 'https://shop.test').searchParams.get('url')

beforeEach(() => sessionStorage.clear())

it('carries a pasted text as it is, emoji, line breaks and all', () => {
  expect(carried(`🔥【淘宝】${LINK} 「卫衣」\n黑色`)).toBe(`🔥【淘宝】${LINK} 「卫衣」\n黑色`)
})

it('keeps a list that is too long for an address, whole, and gives it a page', () => {
  expect(addressOfPasted(`  ${LIST}\n`)).toBe('/productdetail?list=pasted')
  expect(pastedList()).toBe(LIST)
})

it('keeps a list even if the browser stores nothing', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  addressOfPasted(`${LIST} more`)
  blocked.mockRestore()
  expect(pastedList()).toBe(`${LIST} more`)
})

it('drops half of a surrogate pair, which no URL can carry', () => {
  expect(carried(`\ud83d${LINK}`)).toBe(LINK)
})

it('gives back the line breaks that a box of one line drops, unless its text was changed', () => {
  const pasted = `Jacket\r\n${LINK}\r\n\r\nShoes\t${LINK}2`
  expect(withLineBreaks(`Jacket ${LINK}  Shoes ${LINK}2`, pasted, 4_000)).toBe(pasted)
  expect(withLineBreaks(`Jacket ${LINK}  Shoes ${LINK}2 L`, pasted, 4_000)).toBe(
    `Jacket ${LINK}  Shoes ${LINK}2 L`,
  )
  expect(withLineBreaks(LIST.replaceAll('\n', ' ').slice(0, 4_000), LIST, 4_000)).toBe(LIST)
  expect(withLineBreaks('', pasted, 4_000)).toBe('')
  expect(withLineBreaks('Jacket', pasted, 4_000)).toBe('Jacket')
})
