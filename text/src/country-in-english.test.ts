import { expect, it } from 'vitest'
import { inSentence } from './country-in-english.ts'

it.each([
  ['Germany', 'Germany'],
  ['United Kingdom', 'the United Kingdom'],
  ['United States', 'the United States'],
  ['Netherlands', 'the Netherlands'],
  ['Cayman Islands', 'the Cayman Islands'],
  ['Dominican Republic', 'the Dominican Republic'],
  ['Maldives', 'the Maldives'],
  ['New Zealand', 'New Zealand'],
])('%s in a sentence is %s', (name, expected) => {
  expect(inSentence(name)).toBe(expected)
})
