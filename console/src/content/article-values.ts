import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import type { ArticleCategory, ArticleKind } from '@longhaul/domain/content/articles.ts'
import { contentText } from '@longhaul/text/console/content/content.ts'
import type { Lang } from '@longhaul/text/lang.ts'

export type Draft = Reply<'GET /staff/articles/{id}'>

/** The editor's fields, named as the server names what is wrong with them. */
export type ArticleValues = {
  /** The version that was opened, kept with the draft, also across a reload. */
  version: number
  kind: string
  category: string
  position: string
  'en.article_name': string
  'en.summary': string
  'en.body': string
  'zh.article_name': string
  'zh.summary': string
  'zh.body': string
}

/** The form values of an article. */
export const valuesOf = (
  draft: Omit<Draft, 'id' | 'published' | 'needed' | 'saved_by' | 'updated_at'>,
): ArticleValues => ({
  version: draft.version,
  kind: draft.kind,
  category: draft.category,
  position: String(draft.position),
  'en.article_name': draft.en.article_name,
  'en.summary': draft.en.summary,
  'en.body': draft.en.body,
  'zh.article_name': draft.zh.article_name,
  'zh.summary': draft.zh.summary,
  'zh.body': draft.zh.body,
})

const NOTHING = { article_name: '', summary: '', body: '' }
export const EMPTY = valuesOf({
  version: 1,
  kind: 'help',
  category: 'start',
  position: 99,
  en: NOTHING,
  zh: NOTHING,
})

/** What is sent of the fields. */
export function bodyOf(values: ArticleValues): ArgsOf<'POST /staff/articles'>['body'] {
  const wordsIn = (lang: Lang) => ({
    article_name: values[`${lang}.article_name`],
    summary: values[`${lang}.summary`],
    body: values[`${lang}.body`],
  })
  return {
    kind: values.kind as ArticleKind,
    category: values.category as ArticleCategory,
    position: Number(values.position),
    en: wordsIn('en'),
    zh: wordsIn('zh'),
  }
}

const isWritten = (values: ArticleValues, lang: Lang): boolean =>
  [values[`${lang}.article_name`], values[`${lang}.summary`], values[`${lang}.body`]].some(
    (text) => text.trim() !== '',
  )

/** A language is either complete or empty; at least one is complete. */
export const articleChecks = {
  position: (typed: string) => (/^\d{1,4}$|^10000$/.test(typed.trim()) ? null : contentText.positionNeeded),
  'en.article_name': (typed: string, all: ArticleValues) =>
    !isWritten(all, 'en') && !isWritten(all, 'zh')
      ? contentText.oneLanguage
      : isWritten(all, 'en') && typed.trim() === ''
        ? contentText.nameNeeded
        : null,
  'en.body': (typed: string, all: ArticleValues) =>
    isWritten(all, 'en') && typed.trim() === '' ? contentText.textNeeded : null,
  'zh.article_name': (typed: string, all: ArticleValues) =>
    isWritten(all, 'zh') && typed.trim() === '' ? contentText.nameNeeded : null,
  'zh.body': (typed: string, all: ArticleValues) =>
    isWritten(all, 'zh') && typed.trim() === '' ? contentText.textNeeded : null,
}
