import { expect, test } from 'vitest'
import { optionsOnPage } from './shown-photos.ts'

const PAGE = [
  { name: '颜色', values: ['黑色', '黑色/白色'] },
  { name: '尺码', values: ['L', 'XL'] },
]

test.each([
  ['', ''],
  ['尺码：xl； 颜色: 黑色', '颜色: 黑色; 尺码: XL'],
  ['颜色: 黑色/白色; 尺码: L', '颜色: 黑色/白色; 尺码: L'],
  ['尺码: L', '尺码: L'],
  ['颜色: 黑色; 尺码: L; 刺绣: Anna', null],
  ['Anna', null],
  ['颜色: 红色', null],
])('%s is on the page as %s', (typed, own) => expect(optionsOnPage(typed, PAGE)).toBe(own))

test('a page without options matches only an empty choice', () => {
  expect(optionsOnPage('', [])).toBe('')
  expect(optionsOnPage('颜色: 黑色', [])).toBeNull()
})
