import { expect, test } from 'vitest'
import {
  PUBLIC_LISTS_MAX,
  TAKEN_DOWN_MAX,
  isPublicCode,
  isShowable,
  namesContact,
  newPublicCode,
  whyNotPublish,
} from './public-list.ts'

test('a code has ten letters and digits that nobody confuses', () => {
  let next = 0
  const codes = Array.from({ length: 50 }, () => newPublicCode((below) => next++ % below))
  for (const code of codes) {
    expect(isPublicCode(code)).toBe(true)
    expect(code).not.toMatch(/[01aeiloul]/)
  }
  for (const other of ['', 'ABCDEFGHJK', 'bcdfghjkm', 'bcdfghjkmn2', '../../../..', 'bcdfghjkm\n'])
    expect(isPublicCode(other), other).toBe(false)
})

test.each([
  'See https://spam.example/offer',
  'www.spam.example',
  'write to a.b@mail.example',
  'cheap-bags.shop has it all',
  'ｃｈｅａｐ．com',
  'WhatsApp +49 151 234 567 89',
  't.me/somebody',
])('words that name an address: %s', (words) => expect(namesContact(words)).toBe(true))

test.each([
  'A desk for slow mornings',
  'Pours slowly enough. The handle stays cool.',
  '我桌上的东西，2026 年 11 月',
  'Sizes 38-42, ¥86.00, 600 ml',
  'No.1 for me…',
])('words that name none: %s', (words) => expect(namesContact(words)).toBe(false))

test('only goods that were read and can be bought are shown', () => {
  const row = { isRead: true, issue: null, isFound: true, itemId: '1' }
  expect(isShowable(row)).toBe(true)
  for (const other of [{ isRead: false }, { issue: 'sold_out' as const }, { isFound: false }, { itemId: '' }])
    expect(isShowable({ ...row, ...other })).toBe(false)
})

test('what is against publishing', () => {
  const facts = { state: null, shown: 0, takenDown: 0, goods: 1 }
  expect(whyNotPublish(facts)).toBeNull()
  expect(whyNotPublish({ ...facts, state: 'withdrawn' })).toBeNull()
  expect(whyNotPublish({ ...facts, state: 'taken_down' })).toBe('list_taken_down')
  expect(whyNotPublish({ ...facts, takenDown: TAKEN_DOWN_MAX })).toBe('publishing_ended')
  expect(whyNotPublish({ ...facts, shown: PUBLIC_LISTS_MAX })).toBe('too_many_public_lists')
  expect(whyNotPublish({ ...facts, goods: 0 })).toBe('nothing_to_publish')
})
