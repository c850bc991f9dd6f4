import { describe, expect, test } from 'vitest'
import { optionsWith, tidyTranslation, wordsForMachine } from './machine-words.ts'

describe('the words sent to a machine translator', () => {
  test('exclude words of the dictionary and text that is not Chinese', () => {
    expect(wordsForMachine({ title: '重磅纯棉连帽卫衣', optionsText: '颜色: 墨绿; 尺码: L' })).toEqual([])
    expect(wordsForMachine({ title: 'Hoodie', optionsText: '' })).toEqual([])
  })
  test('are titles and parts of options that the dictionary cannot translate, each once', () => {
    const asked = wordsForMachine({
      title: '黯淡蓝鲸望月图',
      optionsText: '颜色: 黯淡鲸; 款式: 黯淡鲸; 尺码: L',
    })
    expect(asked).toContain('黯淡蓝鲸望月图')
    expect(asked.filter((text) => text === '黯淡鲸')).toHaveLength(1)
    expect(asked).not.toContain('颜色')
    expect(asked).not.toContain('L')
  })
  test('nothing longer than a title', () => {
    expect(wordsForMachine({ title: '鲸'.repeat(301), optionsText: '' })).toEqual([])
  })
})

test('of options the dictionary keeps what it knows, the machine gives the rest, and what nobody knows stays', () => {
  const machine = new Map([
    ['黯淡鲸', 'Dim whale'],
    ['颜色', 'Wrong'],
  ])
  expect(optionsWith('颜色: 黯淡鲸; 尺码: 鲸鲸', machine)).toBe('Colour: Dim whale; Size: 鲸鲸')
})

describe('what a machine said', () => {
  test('is a name on one line', () => {
    expect(tidyTranslation('黯淡鲸', ' dim\n whale ')).toBe('Dim whale')
    expect(tidyTranslation('二', '2')).toBe('2')
  })
  test.each([
    '',
    ' ',
    '...',
    '黯淡 whale',
    '<b>whale</b>',
    '{"error":"no"}',
    'whale\u202E',
    'see https://evil.example',
    'w'.repeat(60),
  ])('is none: %j', (answer) => expect(tidyTranslation('黯淡鲸', answer)).toBeUndefined())
})
