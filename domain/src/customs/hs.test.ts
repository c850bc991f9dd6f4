import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { whyNotPrint } from '../printing/printable.ts'
import { hs6, isVague, printedHsCode, tidyHsCode, whyNotHsCode } from './hs-code.ts'
import { HS_CODES, findHsCode } from './hs-codes.ts'
import { proposeHsCode, searchHsCodes, suggestHsCode } from './hs-search.ts'
import { anyLetter } from '../texts/any-letter.test-support.ts'

describe('the table', () => {
  test('has each code once, of six digits, with a name in both languages', () => {
    expect(HS_CODES.length).toBeGreaterThan(150)
    expect(new Set(HS_CODES.map((entry) => entry.code)).size).toBe(HS_CODES.length)
    for (const { code, latin, chinese, words } of HS_CODES) {
      expect(whyNotHsCode(code), code).toBeNull()
      expect(whyNotPrint(latin), code).toBeNull()
      expect(isVague(latin), code).toBe(false)
      expect(chinese, code).toMatch(/\p{Script=Han}/u)
      expect(words.length, code).toBeGreaterThan(0)
    }
  })

  test('every entry ranks first or nearly so for its own code, names and words', () => {
    for (const entry of HS_CODES) {
      expect(searchHsCodes(entry.code)[0]).toBe(entry)
      expect(searchHsCodes(entry.latin, 4), entry.latin).toContain(entry)
      expect(searchHsCodes(entry.chinese, 4), entry.chinese).toContain(entry)
      for (const word of entry.words)
        expect(searchHsCodes(word, 14), `${entry.code} ${word}`).toContain(entry)
    }
  })
})

describe('looking for a code', () => {
  test.each([
    ['cotton t-shirt', '610910'],
    ['T恤', '610910'],
    ['Ｔ恤', '610910'],
    ['sneakers', '640411'],
    ['sneaker', '640411'],
    ['运动鞋', '640411'],
    ['phone case', '392690'],
    ['手机壳', '392690'],
    ['earbuds', '851830'],
    ['蓝牙耳机', '851830'],
    ['plush toy', '950300'],
    ['手办', '950300'],
    ['6109', '610910'],
    ['backpack', '420292'],
    ['canvas backpack', '420292'],
    ['necklace silver', '711311'],
    ['jeans', '620342'],
    ['keyb', '847160'],
  ])('%s is %s', (query, code) => {
    expect(searchHsCodes(query)[0]?.code).toBe(code)
  })

  test('an unknown word finds nothing, nor does an empty query', () => {
    expect(searchHsCodes('xyzzy')).toEqual([])
    expect(searchHsCodes('  ')).toEqual([])
    expect(searchHsCodes('!?')).toEqual([])
  })

  test('any text yields at most the limit, without duplicates', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyLetter }), (query) => {
        const found = searchHsCodes(query, 5)
        expect(found.length).toBeLessThanOrEqual(5)
        expect(new Set(found).size).toBe(found.length)
      }),
      { numRuns: 30 },
    )
  })
})

describe('a guess from a title', () => {
  test.each([
    ['夏季纯棉短袖T恤男', '610910'],
    ['重磅纯棉连帽卫衣', '611020'],
    ['长袖卫衣', '611020'],
    ['Heavy cotton hoodie', '611020'],
    ['短袖衬衫', '620520'],
    ['2026新款男士运动鞋 透气跑鞋', '640411'],
    ['Ceramic teapot', '691200'],
    ['Canvas backpack', '420292'],
    ['适用苹果手机壳 防摔', '392690'],
    ['【正版】初音未来 手办 模型', '950300'],
    ['蓝牙耳机 入耳式', '851830'],
    ['复古花卉连衣裙', '610442'],
  ])('%s is %s', (title, code) => {
    expect(suggestHsCode(title)?.code).toBe(code)
  })

  test('takes the options and the dictionary where the title says too little', () => {
    const propose = (title: string, options = '', latin = '') =>
      proposeHsCode({ title, options, latin })?.code
    expect(propose('短袖衬衫', '茶壶')).toBe('620520')
    expect(propose('新款包邮', '颜色：白；款式：连帽卫衣')).toBe('611020')
    expect(propose('新款包邮', 'L', 'Ceramic teapot')).toBe('691200')
    expect(propose('新款包邮', 'L', 'Thing')).toBeUndefined()
  })

  test.each(['', '新款包邮', '喇叭', 'Thing', 'a1'])('%j says too little', (title) => {
    expect(suggestHsCode(title)).toBeNull()
  })
})

test('a code is six to twelve digits of a chapter that exists', () => {
  for (const right of ['010121', '610910', '970121', '6109100', '8471609050', '610910009900'])
    expect(whyNotHsCode(right)).toBeNull()
  for (const wrong of ['', '61091', '6109100000000', '61091a', '６１０９１０', '-10910'])
    expect(whyNotHsCode(wrong)).toBe('format')
  for (const wrong of ['000000', '770100', '980100', '999999']) expect(whyNotHsCode(wrong)).toBe('unknown')
  expect(tidyHsCode(' 6109.10 ')).toBe('610910')
  expect(tidyHsCode('６１０９-１０')).toBe('610910')
  expect(HS_CODES.map(({ code }) => findHsCode(code))).toEqual(HS_CODES)
  expect(findHsCode('000000')).toBeUndefined()
  expect(findHsCode('610910')?.chinese).toBe('棉制针织T恤衫')
})

test('its first six digits are those of every country, and it is printed with dots', () => {
  expect(hs6('8471609050')).toBe('847160')
  expect(findHsCode('8471609050')).toBe(findHsCode('847160'))
  expect(['610910', '8471609050', '610910009900', '6109100'].map(printedHsCode)).toEqual([
    '6109.10',
    '8471.60.90.50',
    '6109.10.00.99.00',
    '6109.10.0',
  ])
})

test('some descriptions are too vague', () => {
  expect(['Gift', ' goods ', 'Personal effects', 'sample.'].map(isVague)).toEqual([true, true, true, true])
  expect(['Cotton T-shirt', 'gift box of soap', ''].map(isVague)).toEqual([false, false, false])
})
