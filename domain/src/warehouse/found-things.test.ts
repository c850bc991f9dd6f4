import { expect, test } from 'vitest'
import { comesToShelf, foundNumberText, readFoundNumber, whyNotRecognise } from './found-things.ts'
import { isOwnLabel, readStationCode } from './station-codes.ts'

test('the number of a found thing is a label of ours, and nothing else', () => {
  const number = foundNumberText(17)
  expect(readFoundNumber(` ${number.toLowerCase()} `)).toBe(17)
  expect(readStationCode(number)).toEqual({ kind: 'found', code: number, foundNumber: 17 })
  expect(isOwnLabel(number)).toBe(true)
  const last = (Number(number.at(-1)) + 1) % 10
  expect(readFoundNumber(`${number.slice(0, -1)}${last}`)).toBeNull()
  expect(readStationCode(`${number.slice(0, -1)}${last}`)).toMatchObject({ why: 'own_number_misread' })
  expect(readFoundNumber('G000000173')).toBeNull()
})

test('it may be goods of its own warehouse that have not left, or that were treated as lost', () => {
  const goods = { stage: 'in_stock', warehouseId: 'GZ1', moving: false, isLost: false } as const
  expect(whyNotRecognise(goods, 'GZ1')).toBeNull()
  expect(whyNotRecognise(goods, 'YW1')).toBe('other_warehouse')
  expect(whyNotRecognise({ ...goods, moving: true }, 'GZ1')).toBe('being_moved')
  for (const stage of ['shipped_abroad', 'refunded', 'abandoned'] as const)
    expect(whyNotRecognise({ ...goods, stage }, 'GZ1')).toBe('goods_have_left')
  expect(whyNotRecognise({ ...goods, stage: 'abandoned', isLost: true }, 'GZ1')).toBeNull()
  expect(whyNotRecognise({ ...goods, stage: 'refunded', isLost: true }, 'GZ1')).toBe('goods_have_left')
})

test('what is in a package or not inspected yet is not moved by the books', () => {
  expect(comesToShelf('in_stock')).toBe(true)
  expect(comesToShelf('in_parcel')).toBe(false)
  expect(comesToShelf('received')).toBe(false)
})
