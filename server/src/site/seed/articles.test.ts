import { readFileSync } from 'node:fs'
import { ARTICLE_CATEGORIES, NEEDED_ARTICLES, unknownFigures } from '@longhaul/domain/content/articles.ts'
import { describe, expect, test } from 'vitest'
import { figures } from '../figures.ts'
import { linkTargets, plainText } from '../markdown.ts'
import { SETTINGS } from '../settings.ts'
import { type ArticleFile, readArticles } from './articles.ts'
import { readCsv } from './csv.ts'

const texts = await readArticles()
const ids = new Set(texts.map((text) => text.id))
const of = (id: number, lang: 'en' | 'zh') => texts.find((text) => text.id === id && text.lang === lang)
const name = ({ id, lang }: ArticleFile) => `${id} ${lang}`
const each = texts.map((text) => [name(text), text] as const)

/** The addresses of the shop, as in its site map. */
const routes = [
  ...readFileSync(new URL('../../../../storefront/src/routes.tsx', import.meta.url), 'utf8').matchAll(
    /path: '(\/[^':*]*)/g,
  ),
].map(([, path]) => path!.replace(/\/$/, ''))

describe('the initial content of an installation', () => {
  test('is at least forty help articles, eight articles, terms, privacy and prohibited goods', () => {
    expect(texts.filter((text) => text.isFaq && text.lang === 'en').length).toBeGreaterThanOrEqual(40)
    expect(
      texts.filter((text) => !text.isFaq && text.type === 1 && text.lang === 'en').length,
    ).toBeGreaterThanOrEqual(8)
    for (const id of NEEDED_ARTICLES) expect([id, ids.has(id)]).toEqual([id, true])
    expect(of(59, 'en')?.title).toBe('How to buy')
  })

  test('exists in both languages, at the same place', () => {
    for (const id of ids) {
      const [en, zh] = [of(id, 'en'), of(id, 'zh')]
      expect([id, zh?.category, zh?.type, zh?.position, zh?.isFaq]).toEqual([
        id,
        en?.category,
        en?.type,
        en?.position,
        en?.isFaq,
      ])
      expect(ARTICLE_CATEGORIES as readonly string[]).toContain(en?.category)
    }
  })

  test.each(each)('%s names only existing figures', (_, { body, summary, title, lang }) => {
    const known = new Set(Object.keys(figures(SETTINGS, lang)))
    expect(unknownFigures(`${title} ${summary} ${body}`, known)).toEqual([])
  })

  test('names the extra services that are sold, and no other', async () => {
    const services = await readCsv('services.csv')
    for (const lang of ['en', 'zh'] as const) {
      const rows = of(25, lang)!
        .body.split('\n')
        .filter((line) => line.startsWith('| '))
      const named = rows.slice(2).map((line) => line.split('|')[1]!.trim())
      expect(named.toSorted()).toEqual(services.map((service) => service[`name_${lang}`]!).toSorted())
    }
    // Recommended by earlier articles, and never sold.
    const unsold = /vacuum|tag removal|remove tags|真空|去吊牌/i
    expect(texts.filter(({ body }) => unsold.test(body)).map(name)).toEqual([])
  })

  test.each(each)('%s has no dead links', (_, { body }) => {
    for (const target of linkTargets(body)) {
      const article = /^\/(faq|article)\/(\d+)$/.exec(target)
      if (article) {
        const there = texts.some(
          (text) => text.id === Number(article[2]) && text.isFaq === (article[1] === 'faq'),
        )
        expect([target, there]).toEqual([target, true])
      } else if (target.startsWith('/')) {
        const path = target.split(/[?#]/)[0]!.replace(/\/$/, '')
        expect([target, routes.includes(path)]).toEqual([target, true])
      }
    }
  })

  test.each(each)('%s begins with text or a second-level heading, and contains no HTML', (_, { body }) => {
    expect(body).not.toMatch(/^# /m)
    expect(body).not.toMatch(/<[a-z!/]/i)
  })

  const chinese = each.filter(([, text]) => text.lang === 'zh')
  test.each(chinese)('%s is written as Chinese', (_, { body, title, summary }) => {
    const text = plainText(`${title}\n\n${summary}\n\n${body}`)
    expect(text).not.toMatch(/您/)
    // Half-width punctuation between Chinese characters, and Latin letters adjacent to them.
    expect(text.match(/\p{Script=Han}[,;:?!]|[,;?!]\p{Script=Han}/gu) ?? []).toEqual([])
    expect(text.match(/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/gu) ?? []).toEqual([])
  })

  const english = each.filter(([, text]) => text.lang === 'en')
  test.each(english)('%s is plain English', (_, { body, title, summary }) => {
    const text = plainText(`${title}\n\n${summary}\n\n${body}`)
    expect(text).not.toMatch(/!(?=\s|$)|\b(simply|please note|e-?mail us today|world-class|seamless)\b/i)
    expect(text).not.toMatch(/\p{Script=Han}{12,}/u)
  })
})
