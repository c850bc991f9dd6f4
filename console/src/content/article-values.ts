import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import { ARTICLE_CATEGORIES, ARTICLE_KINDS } from '@longhaul/domain/content/articles.ts'
import { chosenOf, tableOf } from '@longhaul/domain/entries.ts'
import { contentText } from '@longhaul/text/console/content/content.ts'
import { type Lang, FIRST_LANG, LANGS, inEachLanguage } from '@longhaul/domain/languages.ts'

export type Draft = Reply<'GET /staff/articles/{id}'>

/** The editor's fields, with the same names as in the server's field errors. */
export type ArticleValues = {
  /** The version that was opened, kept with the draft, also across a reload. */
  version: number
  kind: string
  category: string
  position: string
} & Record<WordsField, string>

type WordsField = `${Lang}.${'article_name' | 'summary' | 'body'}`

/** The form values of an article. */
export const valuesOf = (
  draft: Omit<Draft, 'id' | 'published' | 'needed' | 'saved_by' | 'updated_at'>,
): ArticleValues => ({
  version: draft.version,
  kind: draft.kind,
  category: draft.category,
  position: String(draft.position),
  ...fieldsIn((lang) => draft[lang]),
})

const NOTHING = { article_name: '', summary: '', body: '' }
export const EMPTY = valuesOf({
  version: 1,
  kind: 'help',
  category: 'start',
  position: 99,
  ...inEachLanguage(() => NOTHING),
})

/** The request body built from the fields. */
export function bodyOf(values: ArticleValues): ArgsOf<'POST /staff/articles'>['body'] {
  const wordsIn = (lang: Lang) => ({
    article_name: values[`${lang}.article_name`],
    summary: values[`${lang}.summary`],
    body: values[`${lang}.body`],
  })
  return {
    kind: chosenOf(ARTICLE_KINDS, values.kind),
    category: chosenOf(ARTICLE_CATEGORIES, values.category),
    position: Number(values.position),
    ...inEachLanguage(wordsIn),
  }
}

const isWritten = (values: ArticleValues, lang: Lang): boolean =>
  [values[`${lang}.article_name`], values[`${lang}.summary`], values[`${lang}.body`]].some(
    (text) => text.trim() !== '',
  )

/** A language is either complete or empty; at least one is complete. */
export const articleChecks = {
  position: (typed: string) => (/^\d{1,4}$|^10000$/.test(typed.trim()) ? null : contentText.positionNeeded),
  ...fieldsIn((lang) => ({
    article_name: (typed: string, all: ArticleValues) =>
      lang === FIRST_LANG && !LANGS.some((written) => isWritten(all, written))
        ? contentText.oneLanguage
        : isWritten(all, lang) && typed.trim() === ''
          ? contentText.nameNeeded
          : null,
    summary: () => null,
    body: (typed: string, all: ArticleValues) =>
      isWritten(all, lang) && typed.trim() === '' ? contentText.textNeeded : null,
  })),
}

/** Builds an entry for each of the three fields in each language, under the form's field names. */
function fieldsIn<Value>(of: (lang: Lang) => Record<'article_name' | 'summary' | 'body', Value>) {
  const fields = LANGS.flatMap((lang) =>
    (['article_name', 'summary', 'body'] as const).map(
      (name) => [`${lang}.${name}` as const, of(lang)[name]] as const,
    ),
  )
  return tableOf<WordsField, Value>(fields)
}
