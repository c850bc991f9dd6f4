import { expect, test } from 'vitest'
import { kindOfWords } from './signs.ts'

test('one sign is a word where a script writes words or syllables with it', () => {
  for (const sign of ['茶', '𠮷', 'お', 'ア', '차', '🍵']) expect(kindOfWords(sign)).toBe('sign')
})

test('one letter of an alphabet is none, nor is a digit or a mark', () => {
  for (const letter of ['a', 'Ä', 'İ', 'ж', 'ω', 'ש', 'ع', 'ก', 'अ', '7', '%', '_', '\\', ' '])
    expect(kindOfWords(letter)).toBe('letter')
})

test('two of anything are words', () => {
  for (const words of ['茶杯', 'ab', '7%', 'e\u0301']) expect(kindOfWords(words)).toBe('words')
})
