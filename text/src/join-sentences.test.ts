import { expect, test } from 'vitest'
import { joinSentences, sentence } from './join-sentences.ts'

test.each([
  ['en', 'A crack', 'A crack.'],
  ['en', 'A crack.', 'A crack.'],
  ['en', 'Really?', 'Really?'],
  ['en', 'He said “no.”', 'He said “no.”'],
  ['en', ' 20 yuan more,', '20 yuan more.'],
  ['en', '', ''],
  ['zh', '卖家涨价 20 元。', '卖家涨价 20 元。'],
  ['zh', '卖家涨价 20 元', '卖家涨价 20 元。'],
  ['zh', '杯口有裂纹（20 mm。）', '杯口有裂纹（20 mm。）'],
  ['zh', 'A crack.', 'A crack.'],
  ['zh', '请看照片，', '请看照片。'],
] as const)('%s: %j as a sentence is %j', (lang, text, expected) => {
  expect(sentence(lang, text)).toBe(expected)
})

test('sentences are joined without empty ones, each with one stop', () => {
  expect(joinSentences('en', ['It arrived damaged', undefined, 'One mug', '', 'Look!'])).toBe(
    'It arrived damaged. One mug. Look!',
  )
  expect(joinSentences('zh', ['卖家涨价。', false, '请答复', ' '])).toBe('卖家涨价。请答复。')
  expect(joinSentences('en', [])).toBe('')
})
