import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asciiDigits, bareCode, foldWords, tidyCode, tidyLine, tidyShown, tidyUpper } from './tidy.ts'
import { anyLetter } from './any-letter.test-support.ts'

describe('digits of every script become ASCII ones', () => {
  test.each([
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['Lao', '໐໑໒໓໔໕໖໗໘໙'],
    ['Khmer', '០១២៣៤៥៦៧៨៩'],
    ['Burmese', '၀၁၂၃၄၅၆၇၈၉'],
    ['Burmese Shan', '႐႑႒႓႔႕႖႗႘႙'],
    ['full-width', '０１２３４５６７８９'],
    ['double-struck', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
  ])('%s', (_script, digits) => {
    expect(tidyCode(digits)).toBe('0123456789')
  })

  test('every digit of Unicode has one of ten values, and each value occurs equally often', () => {
    const counts = new Map<string, number>()
    for (let point = 0; point < 0x2_0000; point += 1) {
      const letter = String.fromCodePoint(point)
      if (!/^\p{Nd}$/u.test(letter)) continue
      const value = asciiDigits(letter)
      expect(value).toMatch(/^\d$/)
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    expect(counts.size).toBe(10)
    expect(new Set(counts.values()).size).toBe(1)
  })
})

test.each(['-', '‐', '\u2011', '‒', '–', '—', '―', '−', '﹣', '－', '⸺', '〜', '─'])(
  '%s is a hyphen in a code',
  (dash) => {
    expect(tidyCode(`00${dash}950`)).toBe('00-950')
  },
)

test('the long-vowel mark and the Chinese one are hyphens only between digits', () => {
  expect(tidyCode('154ー0023')).toBe('154-0023')
  expect(tidyCode('タワー 12')).toBe('タワー 12')
})

test.each([
  ['  Jana \u200B ', 'Jana'],
  ['Alte Straße 12\r\n 3. Stock', 'Alte Straße 12 3. Stock'],
  ['Alt\u00ADstadt\u202E', 'Altstadt'],
  ['e\u0301te\u0301', 'été'],
  ['\uFEFF葛\u{E0100}飾\u3164', '葛飾'],
])('%j is printed as %j', (typed, tidy) => {
  expect(tidyLine(typed)).toBe(tidy)
})

test('what other people read keeps its emoji, and nothing that turns its direction', () => {
  expect(tidyShown('Ana \u202E👩‍👩‍👧 ❤️')).toBe('Ana 👩‍👩‍👧 ❤️')
})

test('codes are compared by their letters and digits', () => {
  expect(bareCode(' ｓｆ–１２ ３４．５ ')).toBe('SF12345')
  expect(tidyUpper(' ｋ1a　0b1 ')).toBe('K1A 0B1')
})

test.each([
  ['İSTANBUL', 'istanbul'],
  ['São Paulo', 'sao paulo'],
  ['Łódź', 'lodz'],
  ['Thừa Thiên–Huế', 'thua thien-hue'],
  ['Đồng Nai', 'dong nai'],
  ['Île-de-France', 'ile-de-france'],
])('%s is found as %s', (text, folded) => {
  expect(foldWords(text)).toBe(folded)
})

const ALL = [tidyShown, tidyLine, tidyCode, tidyUpper, bareCode, foldWords]

test('tidying twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter, maxLength: 30 }), (typed) => {
      const once = ALL.map((tidy) => tidy(typed))
      expect(ALL.map((tidy, at) => tidy(once[at]!))).toEqual(once)
    }),
    { numRuns: 500 },
  )
})

test('no letter survives a first tidying and not the second', () => {
  // Many at once: what is called for each letter costs more than the tidying.
  for (let first = 0; first < 0x1_1000; first += 64) {
    const letters = Array.from({ length: 64 }, (_, place) => String.fromCodePoint(first + place)).join(' x ')
    const once = ALL.map((tidy) => tidy(letters))
    expect(ALL.map((tidy, at) => tidy(once[at]!))).toEqual(once)
  }
})
