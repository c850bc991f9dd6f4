import { expect, test } from 'vitest'
import { kindOfWords } from './signs.ts'

test('a single character counts as a word in scripts of words or syllables', () => {
  for (const sign of ['茶', '𠮷', 'お', 'ア', '차', '🍵']) expect(kindOfWords(sign)).toBe('sign')
})

test('a single letter, digit or mark does not', () => {
  for (const letter of ['a', 'Ä', 'İ', 'ж', 'ω', 'ש', 'ع', 'ก', 'अ', '7', '%', '_', '\\', ' '])
    expect(kindOfWords(letter)).toBe('letter')
})

test('two characters of any kind are words', () => {
  for (const words of ['茶杯', 'ab', '7%', 'e\u0301']) expect(kindOfWords(words)).toBe('words')
})
