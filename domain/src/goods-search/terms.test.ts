import { describe, expect, test } from 'vitest'
import { searchTerms } from './terms.ts'
import { whyNotSearch } from './why-not-search.ts'

describe('terms', () => {
  test('English words are also looked for in Chinese, and are put into Chinese as a whole', () => {
    const { terms, needed, chinese } = searchTerms('Canvas Backpacks')
    expect(terms[0]).toEqual(expect.arrayContaining(['canvas', '帆布']))
    expect(terms[1]).toEqual(expect.arrayContaining(['backpack', '双肩包']))
    expect([needed, chinese]).toEqual([2, '帆布 双肩包'])
  })

  test('Chinese is cut into words of the trade, which are also looked for in English', () => {
    const { terms, chinese } = searchTerms('帆布双肩包')
    expect(terms).toEqual([
      ['帆布', 'canvas'],
      ['双肩包', 'backpack'],
    ])
    expect(chinese).toBeNull()
  })

  test('Chinese that the dictionary does not know is cut into pairs', () => {
    expect(searchTerms('景德镇').terms).toEqual([['景德'], ['德镇']])
  })

  test('a name of several words is one term where its words would name something else', () => {
    expect(searchTerms('down jacket').terms).toEqual([expect.arrayContaining(['down jacket', '羽绒服'])])
    expect(searchTerms('down jacket').chinese).toBe('羽绒服')
  })

  test('a T-shirt is one, however it is written', () => {
    for (const words of ['T-shirts', 't shirt', 'T恤'])
      expect(searchTerms(words).terms, words).toEqual([['恤', 't-shirt']])
  })

  test('words that no dictionary has are looked for as they are', () => {
    expect(searchTerms('Kånken 304 for the sofa')).toMatchObject({
      terms: [['kånken'], ['304'], ['sofa']],
      needed: 2,
      chinese: null,
    })
  })

  test('of many words most must be there', () => {
    expect(searchTerms('one two three four five six seven eight nine ten eleven twelve')).toMatchObject({
      terms: { length: 10 },
      needed: 6,
    })
  })

  test('full-width letters and marks make no difference', () => {
    expect(searchTerms('ＭＵＧ， （３５０ml）').terms.map(([word]) => word)).toEqual(['mug', '350ml'])
  })
})

describe('what cannot be searched for', () => {
  test.each(['', '   ', 'a', '7', '🎒🎒', '%', '_%_', '---', "'", 'the'])('“%s” names nothing', (words) => {
    expect(whyNotSearch(words)).toBe('nothing_to_search')
  })

  test.each(['茶', 'xl', '🎒 bag', '100%', '的'])('“%s” can be searched for', (words) => {
    expect(whyNotSearch(words)).toBeNull()
    expect(searchTerms(words).terms.length).toBeGreaterThan(0)
  })

  test('a text of 2,000 characters is too long', () => {
    expect(whyNotSearch('帆布 '.repeat(667))).toBe('words_too_long')
  })
})
