import { expect, test } from 'vitest'
import { isItemNumber } from './item-number.ts'
import { PLATFORMS } from './parsed-link.ts'

test.each([
  ['taobao', '812600000101', true],
  ['taobao', '12345', true],
  ['tmall', '1045171414299', true],
  ['1688', '712345678955', true],
  ['xiaohongshu', '698811a0265eb90001edbc59', true],
  ['youzan', '26vpo652v32zz', true],
  ['dewu', '1234', true],
  ['taobao', 'nonsense', false],
  ['taobao', '-1', false],
  ['taobao', '0', false],
  ['taobao', '0812600000101', false],
  ['taobao', '81260000010199', false],
  ['taobao', '8126 00000101', false],
  ['taobao', '812600000101\n', false],
  ['taobao', '８１２６０００００１０１', false],
  ['xiaohongshu', '812600000101', false],
  ['youzan', '../../etc/passwd', false],
  ['douyin', '812600000101', false],
  ['other', '812600000101', false],
  ['constructor', '812600000101', false],
  ['', '812600000101', false],
])('%s %j: %s', (marketplace, number, expected) => {
  expect(isItemNumber(marketplace, number)).toBe(expected)
})

test('no marketplace accepts an empty number, words, or three thousand digits', () => {
  for (const platform of PLATFORMS)
    for (const number of ['', 'nonsense', 'null', '-1', '1.5', '9'.repeat(3_000)])
      expect(isItemNumber(platform, number), `${platform} ${number.slice(0, 10)}`).toBe(false)
})
