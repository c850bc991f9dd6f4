import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS, type Lang } from '@longhaul/domain/languages.ts'
import { Visitor, parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { ROOT, sourceFiles } from './source-files.ts'

/* The words that screens, mails and documents do not use: docs/glossary.md, "Words on screens". */

const GLOSSARY = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')

/** A language's refused words, as written in the table. */
const refusedWords = (lang: Lang): string[] =>
  [...GLOSSARY.matchAll(new RegExp(`^\\| ${lang} +\\| ([^|]+)\\|`, 'gm'))].flatMap(([, words]) =>
    words!.trim().split(/, |、/),
  )

/** Finds a word in a text; in English only as a whole word, of any case. */
const pattern = (lang: Lang, words: readonly string[]): RegExp =>
  lang === 'zh' ? new RegExp(words.join('|')) : new RegExp(`(?<![\\w-])(${words.join('|')})(?![\\w-])`, 'i')

/** Headers of files that other programs write or read. */
const INTERFACES = /^text\/src\/(data-import\/columns|documents\/personal-data)/

/** The texts of a catalogue. */
function textsOf(file: string): string[] {
  const texts: string[] = []
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? ''),
  }).visit(parseSync(file, readFileSync(join(ROOT, file), 'utf8')).program)
  return texts
}

describe.each(LANGS)('%s', (lang) => {
  const words = refusedWords(lang)
  const refused = pattern(lang, words)

  test('the glossary refuses words', () => {
    expect(words.length).toBeGreaterThan(5)
    expect(words.every((word) => refused.test(word))).toBe(true)
  })

  test('are not in what people read', () => {
    const found = sourceFiles(new RegExp(`^text/src/.*\\.${lang}\\.ts$`))
      .filter((file) => !INTERFACES.test(file))
      .flatMap((file) =>
        textsOf(file)
          .filter((text) => refused.test(text))
          .map((text) => `${file}: ${text}`),
      )
    expect(found).toEqual([])
  })
})

/* 「客服：」 and "Customer service: " have different colons: `named` knows them. */
test('no screen puts a colon of one language after a name', () => {
  const found: string[] = []
  for (const file of sourceFiles(/^(storefront|console|browser|ui)\/src\/.*\.tsx$/)) {
    if (/\.test(-support)?\.tsx$/.test(file)) continue
    const source = readFileSync(join(ROOT, file), 'utf8')
    const check = (text: string, start: number) => {
      if (/^\s*([:：]\s|：)/.test(text)) found.push(`${file}:${source.slice(0, start).split('\n').length}`)
    }
    new Visitor({
      JSXText: ({ value, start }) => check(`${value} `, start),
      TemplateElement: ({ value, start }) => check(value.cooked ?? '', start),
    }).visit(parseSync(file, source).program)
  }
  expect(found).toEqual([])
})
