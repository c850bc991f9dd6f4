import { LANGS } from '@longhaul/domain/languages.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NAMES_LANGUAGES, STILL_NAMED } from './language-rules.ts'
import { ROOT, sourceFiles } from './source-files.ts'

const capital = (lang: string): string => lang.charAt(0).toUpperCase() + lang.slice(1)
const codes = LANGS.join('|')
const suffixes = LANGS.map(capital).join('|')

/** A language as a text, as a key, or at the end of a name: `'zh'`, `zh: …`, `.zh`, `name_zh`, `nameZh`. */
const NAMED = new RegExp(
  `['"\`](?:${codes})['"\`]|(?<![\\w.-])(?:${codes})\\??: |(?<=\\w)\\.(?:${codes})\\b(?![\\w.]|'$)|[a-z]_(?:${codes})\\b|[a-z](?:${suffixes})\\b`,
)

/**
 * Lines of code that name a language, without comments and without the attribute that marks the language of a
 * word on a page.
 */
function namedIn(file: string): string[] {
  return readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*|import |export \{ .* \} from |export \* from )/.test(line))
    .filter((line) => NAMED.test(line.replaceAll(/\/\*\*.*?\*\/|\blang="en"/g, '')))
}

const found = sourceFiles(/\.(ts|tsx|mjs)$/)
  .filter((file) => !NAMES_LANGUAGES.some((kind) => kind.test(file)))
  .flatMap((file) => namedIn(file).map((line) => ({ file, line: line.trim() })))

describe('code that names a language', () => {
  test.each([
    ["lang === 'zh' ? a : b", true],
    ['{ en: 1, zh: 2 }', true],
    ['both.zh ?? both.en', true],
    ['row.name_zh', true],
    ['settings.websiteNameZh', true],
    ['row.name[lang]', false],
    ['listen: true', false],
  ])('%s', (line, names) => expect(NAMED.test(line)).toBe(names))

  test('is only in the table, in catalogues, in tests and in the demo', () => {
    const isKnown = ({ file, line }: (typeof found)[number]) =>
      STILL_NAMED.some((known) => known.file === file && known.line.test(line))
    expect(found.filter((entry) => !isKnown(entry))).toEqual([])
  })

  test('and the listed exceptions still exist', () => {
    const gone = STILL_NAMED.filter(
      (known) => !found.some(({ file, line }) => known.file === file && known.line.test(line)),
    )
    expect(gone).toEqual([])
  })
})
