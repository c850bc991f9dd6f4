import { describe, expect, test } from 'vitest'
import { testWorld } from '../../test/world.ts'
import { cutExcerpt } from './search-articles.ts'

const world = testWorld()
const find = async (q: string, lang: 'en' | 'zh' = 'en', isFaq = true) =>
  (await world.caller(undefined, lang)('GET /article', { query: { is_faq: isFaq, q } })).articles
const ids = async (q: string, lang: 'en' | 'zh' = 'en') => (await find(q, lang)).map((article) => article.id)

describe('searching the help in English', () => {
  test('a word of the title comes first, whatever its form', async () => {
    expect((await ids('insurance'))[0]).toBe(44)
    expect((await ids('insured'))[0]).toBe(44)
    expect((await ids('declaring'))[0]).toBe(29)
    expect((await ids('PHOTOS'))[0]).toBe(13)
  })

  test('the beginning of a word is enough while typing', async () => {
    expect((await ids('insur'))[0]).toBe(44)
  })

  test('all words are required; if no article has all of them, at least half', async () => {
    expect((await ids('reset password'))[0]).toBe(47)
    expect((await ids('password zeppelin'))[0]).toBe(47)
    expect(await ids('zeppelin')).toEqual([])
  })

  test('stop words find nothing, and punctuation causes no errors', async () => {
    for (const nothing of ['the', "'", '\\', '!&|:*()<>', "a' & b | !c:*", '%', '""'])
      expect(Array.isArray(await find(nothing))).toBe(true)
    expect(await ids('%')).toEqual([])
  })

  test('the excerpt shows the place, with the words marked and the figures filled in', async () => {
    const [first] = await find('storage free days')
    const marked = first!.excerpt!.filter((part) => part.found).map((part) => part.text.toLowerCase())
    expect(
      marked.some((word) => word.startsWith('stor') || word.startsWith('free') || word.startsWith('day')),
    ).toBe(true)
    expect(JSON.stringify(first!.excerpt)).not.toContain('{{')
  })
})

describe('searching the help in Chinese', () => {
  test('words without spaces, in the title first', async () => {
    expect((await ids('保险', 'zh'))[0]).toBe(44)
    expect((await ids('体积重', 'zh'))[0]).toBe(19)
    expect((await ids('禁运', 'zh'))[0]).toBe(23)
  })

  test('a question as people type it', async () => {
    expect((await ids('怎么重置密码', 'zh'))[0]).toBe(47)
    expect((await ids('国际运费怎么算？', 'zh'))[0]).toBe(18)
    expect((await ids('怎么退货', 'zh'))[0]).toBe(41)
  })

  test('one character, and Latin letters within Chinese', async () => {
    expect((await ids('税', 'zh')).length).toBeGreaterThan(0)
    expect((await ids('1688', 'zh')).length).toBeGreaterThan(0)
  })

  test('the excerpt marks the whole word', async () => {
    const [first] = await find('体积重', 'zh')
    expect(first!.excerpt!.filter((part) => part.found).map((part) => part.text)).toContain('体积重')
  })

  test('a Chinese word on the English page leads to the English article', async () => {
    const [first] = await find('保险', 'en')
    expect(first).toMatchObject({ id: 44 })
    expect(first!.article_name).toMatch(/insurance/i)
    expect(first!.excerpt).toBeUndefined()
  })
})

describe('an article and those around it', () => {
  test('knows the one before and the one after, and its name in both languages', async () => {
    const call = world.caller()
    const { articles } = await call('GET /article', { query: { is_faq: true, category: 'warehouse' } })
    const [first, second, third] = articles
    const shown = await call('GET /article/{id}', { params: { id: second!.id } })
    expect(shown.previous).toEqual({ id: first!.id, article_name: first!.article_name })
    expect(shown.next).toEqual({ id: third!.id, article_name: third!.article_name })
    expect(shown.names.en).toBe(shown.article_name)
    expect(shown.names.zh).toMatch(/\p{Script=Han}/u)
    expect((await call('GET /article/{id}', { params: { id: first!.id } })).previous).toBeNull()
    expect((await call('GET /article/{id}', { params: { id: articles.at(-1)!.id } })).next).toBeNull()
  })
})

describe('the excerpt', () => {
  test('is taken where most of the words are together, and cut between words', () => {
    const text = `${'far away lies shipping '.repeat(1)}${'filler text '.repeat(40)}the shipping fee and the customs fee ${'more '.repeat(60)}`
    const parts = cutExcerpt(text, ['ship', 'fee', 'custom'])!
    expect(parts[0]!.text.startsWith('…')).toBe(true)
    expect(parts.at(-1)!.text.endsWith('…')).toBe(true)
    expect(parts.filter((part) => part.found).map((part) => part.text)).toEqual([
      'shipping',
      'fee',
      'customs',
      'fee',
    ])
    expect(text).toContain(
      parts
        .map((part) => part.text)
        .join('')
        .replaceAll(/\u00a0?…\u00a0?/g, ''),
    )
  })

  test('is missing if the words are not in the text', () => {
    expect(cutExcerpt('nothing of that', ['zeppelin'])).toBeUndefined()
  })

  test('marks a word whose ending stemming has changed', () => {
    const parts = cutExcerpt('Duties by country and countries', ['countri'])!
    expect(parts.filter((part) => part.found).map((part) => part.text)).toEqual(['country', 'countries'])
  })
})
